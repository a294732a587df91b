import { apiBase, type Endpoint } from "@citelens/contract/base/endpoint";

export function urlOf(
  { path }: Endpoint,
  { params, query }: { readonly params: object; readonly query: object },
): string {
  const filled = Object.entries(params).reduce(
    (url, [name, value]) => url.replace(`:${name}`, encodeURIComponent(String(value))),
    `${apiBase}${path}`,
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) if (one !== undefined) search.append(name, String(one));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}
