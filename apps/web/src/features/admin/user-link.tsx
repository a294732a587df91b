import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { TextLink } from "#ui/text/text-link.tsx";

/** To the page of one account. */
export function UserLink({ id, children }: { readonly id: string; readonly children: string }): ReactElement {
  return <TextLink render={<Link to="/admin/users/$userId" params={{ userId: id }} />}>{children}</TextLink>;
}
