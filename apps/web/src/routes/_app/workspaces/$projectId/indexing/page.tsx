import { createFileRoute, redirect } from "@tanstack/react-router";
import { PageChainPage, parsePagePath } from "#features/indexing/page-chain/public.ts";
import { useAddress } from "#lib/address/use-address.ts";

/** Route of one page of the site, which the address names; without one it leads to all pages. */
export const Route = createFileRoute("/_app/workspaces/$projectId/indexing/page")({
  staticData: { title: "Page of the site", parent: "workspace" },
  beforeLoad: async ({ search, params }) => {
    const { parsePagePath } = await import("#features/indexing/page-chain/public.ts");
    if (parsePagePath(search).path === undefined) {
      throw redirect({ to: "/workspaces/$projectId/indexing", params, search: {}, replace: true });
    }
  },
  component: PageRoute,
});

function PageRoute() {
  const { path = "/" } = useAddress(parsePagePath).search;
  return <PageChainPage key={path} path={path} />;
}
