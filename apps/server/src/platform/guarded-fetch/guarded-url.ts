import { FetchFailure } from "./guarded-failure.ts";

const urlCharactersMax = 8_192;

/**
 * The address as the web standard reads it, so that odd spellings of a host (decimal, octal or hexadecimal IPv4,
 * wide characters, upper case) are gone before anything is checked. Relative ones are read against `base`.
 */
export function guardedUrl(written: string, base?: URL): URL {
  const url = written.length > urlCharactersMax ? null : URL.parse(written, base?.href);
  if (url === null) throw new FetchFailure("scheme", "not an address of the web");
  if (url.protocol !== "http:" && url.protocol !== "https:") {
    throw new FetchFailure("scheme", `${url.protocol} is not fetched, http: and https: are`);
  }
  if (url.username !== "" || url.password !== "") {
    throw new FetchFailure("credentials", "addresses with a user name or password are not fetched");
  }
  return url;
}
