// The first widget replaces this file.
