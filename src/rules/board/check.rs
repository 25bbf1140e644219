//! Makes sure of a board file.
