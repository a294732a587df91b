const assets =
  /\.(css|js|mjs|cjs|map|wasm|png|jpe?g|gif|svgz?|webp|avif|ico|cur|bmp|tiff?|heic|woff2?|ttf|otf|eot|mp4|m4[av]|webm|mov|avi|mp3|wav|ogg|og[av]|flac|webmanifest)$/i;
const origin = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i;
const keptParameter =
  /^(?:amp;)?(?:(?:utm_[a-z_]{1,32}|ref)=|referrer=[a-z0-9.-]{1,64}(?:%[0-9a-f]{2}|\W){0,6}$)/i;

/** Whether a path is of a part that pages are made of (image, script, style, font, sound, film). */
export function isAsset(path: string): boolean {
  return assets.test(path);
}

/** Whether a request is one for a page: Citelens filters all others unless its workspace wants them. */
export function isPageRequest({ method, path }: { readonly method: string; readonly path: string }): boolean {
  return /^(GET|HEAD)$/i.test(method) && !isAsset(splitAddress(path).path);
}

/** Whether a parameter of a query only says where a person comes from: utm_*, ref, and a referrer that names a host. */
export function isReportedParameter(parameter: string): boolean {
  return keptParameter.test(parameter);
}

/** The address without its fragment and without what its query says beside where a person comes from. */
export function reportedPath(address: string): string {
  const { path, query } = splitAddress(address);
  const kept = query.split("&").filter(isReportedParameter);
  return kept.length === 0 ? path : `${path}?${kept.join("&")}`;
}

function splitAddress(address: string): { readonly path: string; readonly query: string } {
  const [bare = ""] = address.replace(origin, "").split("#", 1);
  const queryAt = bare.indexOf("?");
  if (queryAt < 0) return { path: bare || "/", query: "" };
  return { path: bare.slice(0, queryAt) || "/", query: bare.slice(queryAt + 1) };
}
