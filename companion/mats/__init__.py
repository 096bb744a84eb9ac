"""Mat files, and what is built, tested and calibrated from them."""
