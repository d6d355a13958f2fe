"""The steps by which the database came to its form; `metropole.server.migrating` takes them."""
