const names: Readonly<Record<number, string>> = {
  200: "OK",
  206: "Partial Content",
  301: "Moved Permanently",
  302: "Found",
  304: "Not Modified",
  307: "Temporary Redirect",
  308: "Permanent Redirect",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  410: "Gone",
  429: "Too Many Requests",
  500: "Internal Server Error",
  502: "Bad Gateway",
  503: "Service Unavailable",
  504: "Gateway Timeout",
};

/** A status with its name, such as "404 Not Found"; 0 stands for one that was not reported. */
export function statusText(status: number): string {
  if (status === 0) return "Not reported";
  const name = names[status];
  return name === undefined ? String(status) : `${status} ${name}`;
}
