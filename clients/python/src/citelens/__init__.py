"""Reads and changes what Citelens knows, by its public API: typed, on Python's own library."""

from .calls import CitelensConnectionError, CitelensRefusal, Transport
from .rooms import Rooms

__all__ = ["Citelens", "CitelensConnectionError", "CitelensRefusal"]


class Citelens(Rooms):
    """Calls an installation: every operation that a key may call, by the contract's rooms and names."""

    def __init__(
        self,
        url: str,
        *,
        key: "str | None" = None,
        token: "str | None" = None,
        timeout: float = 30,
        retries: int = 3,
        wait_max: float = 60,
    ) -> None:
        """
        `url` is the address of the installation, such as https://citelens.example.com. `key` is an API key, as Settings > API keys
        makes them; `token` an access token in its place. `timeout` is for how many seconds a connection may be silent, `retries` how
        often a call is tried again that does no harm by it, and `wait_max` how many seconds it waits before that at most: who is
        asked to wait longer is refused at once.
        """
        super().__init__(Transport(url, key, token, timeout, retries, wait_max))
