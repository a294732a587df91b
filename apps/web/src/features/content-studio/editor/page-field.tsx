import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useId } from "react";
import { pageUrl } from "#lib/address/page-url.ts";
import { useDebounced } from "#lib/browser/use-debounced.ts";
import { useWorkspace } from "#lib/workspace.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { ownPagesQuery } from "./editor.queries.ts";

interface PageFieldProps {
  readonly value: string;
  readonly onChange: (page: string) => void;
  readonly error: string | undefined;
}

const typingMs = 300;
const addressMax = 2048;

/** The page that is rewritten. Pages of the site that are known are offered while it is typed. */
export function PageField({ value, onChange, error }: PageFieldProps): ReactElement {
  const { id: workspaceId, url: siteUrl } = useWorkspace();
  const listId = useId();
  const search = useDebounced(pathIn(value, siteUrl), typingMs);
  const known = useQuery(ownPagesQuery(workspaceId, search));
  const addresses = (known.data?.results ?? []).flatMap(({ path }) => pageUrl(siteUrl, path) ?? []);
  return (
    <>
      <TextField
        label="Page"
        inputMode="url"
        placeholder={siteUrl}
        list={listId}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={error}
        hint="An address, or a path of your site such as /pricing. It must be readable without signing in."
        autoComplete="off"
        maxLength={addressMax}
      />
      <datalist id={listId}>
        {addresses.map((address) => (
          <option key={address} value={address} />
        ))}
      </datalist>
    </>
  );
}

/** Path that is written behind the site's own address. */
function pathIn(written: string, siteUrl: string): string {
  const text = written.trim();
  const site = siteUrl.replace(/\/+$/, "");
  return text.startsWith(site) ? text.slice(site.length) : text;
}
