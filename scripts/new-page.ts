/** npm run new:page -- <room> <name> [workspace | settings] adds a page to a room of the web. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Addition, generate, type WrittenFiles, write } from "./generators/addition.ts";
import { kebabName, pascal, sentence } from "./generators/names.ts";
import { roomsAfter, webRooms } from "./rooms.ts";

const example = "npm run new:page -- sources crawl-history";

/** Where a page can stand: its route's folder, its first crumb, and its address as a test writes it. */
const areas = {
  workspace: {
    folder: "_app/workspaces/$projectId",
    parent: "workspace",
    address: (name: string) => `\`/workspaces/\${workspace.id}/${name}\``,
  },
  settings: {
    folder: "_app/settings",
    parent: "Settings",
    address: (name: string) => `"/settings/${name}"`,
  },
} as const;
type Area = keyof typeof areas;

if (import.meta.main) {
  generate(
    buildPage,
    `What the page shows comes next. People find it by a line in apps/web/src/shell/navigation: nav-groups.ts for the sidebar,
settings-pages.ts for the settings. Then npm test.`,
  );
}

/** Writes a page with its route, its title and its test, and brings the tree of routes up to date. */
export function buildPage(root: string, [room, given, area = "workspace"]: readonly string[]): WrittenFiles {
  if (room === undefined || !existsSync(join(root, `apps/web/src/features/${room}/room.ts`))) {
    throw new Error(`There is no room ${room ?? ""} in the web. Name one first, as in: ${example}`);
  }
  if (room !== "workspaces" && !roomsAfter(webRooms, "workspaces").includes(room)) {
    throw new Error(`The room ${room} stands before the workspaces, which the page asks for.`);
  }
  const name = kebabName(given, example);
  if (!isArea(area)) throw new Error(`"${area}" is none of ${Object.keys(areas).join(", ")}.`);

  const written = write(root, pageFiles({ room, name, area }));
  writeRouteTree(root);
  return written;
}

function isArea(area: string): area is Area {
  return Object.hasOwn(areas, area);
}

/** The router's plugin writes it whenever Vite starts. */
function writeRouteTree(root: string): void {
  const script = `const { createServer } = await import("vite");
const server = await createServer({ server: { middlewareMode: true }, logLevel: "error" });
await server.close();`;
  const args = ["--input-type=module", "--eval", script];
  execFileSync(process.execPath, args, { cwd: join(root, "apps/web"), stdio: "pipe" });
}

interface Page {
  readonly room: string;
  readonly name: string;
  readonly area: Area;
}

function pageFiles(page: Page): Addition {
  const { room, name, area } = page;
  return {
    created: {
      [`apps/web/src/routes/${areas[area].folder}/${name}.tsx`]: route(page),
      [`apps/web/src/features/${room}/${name}-page.tsx`]: component(page),
      [`apps/web/src/features/${room}/${name}-page.test.tsx`]: test(page),
    },
    changed: {
      [`apps/web/src/features/${room}/room.ts`]: (text) =>
        `${text}export { ${pascal(name)}Page } from "./${name}-page.tsx";\n`,
    },
  };
}

function route({ room, name, area }: Page): string {
  const { folder, parent } = areas[area];
  return `import { createFileRoute } from "@tanstack/react-router";
import { ${pascal(name)}Page } from "#features/${room}/room.ts";

export const Route = createFileRoute("/${folder}/${name}")({
  staticData: { title: "${sentence(name)}", parent: "${parent}" },
  component: ${pascal(name)}Page,
});
`;
}

function component({ room, name }: Page): string {
  const door =
    room === "workspaces"
      ? `import { useSelectedWorkspace } from "./switcher/use-selected-workspace.ts";
import { workspacesQuery } from "./workspaces.queries.ts";`
      : `import { useSelectedWorkspace, workspacesQuery } from "#features/workspaces/public.ts";`;
  return `import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { Card } from "#ui/frame/card.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { LoadingCard } from "#ui/frame/skeleton.tsx";
${door}

/** The page, with the workspace that is selected. */
export function ${pascal(name)}Page(): ReactElement {
  return (
    <div className="space-y-5">
      <PageHeader title="${sentence(name)}" />
      <SelectedWorkspace />
    </div>
  );
}

function SelectedWorkspace(): ReactElement | null {
  const workspaces = useQuery(workspacesQuery);
  const workspace = useSelectedWorkspace();
  if (workspaces.isPending) {
    return <LoadingCard label="Loading the workspace" height="h-24" />;
  }
  if (workspaces.data === undefined) {
    return <QueryError query={workspaces} />;
  }
  if (!workspace) return null;
  return (
    <Card title={workspace.name}>
      <p className="text-sm text-fg-2">Its days are those of {workspace.time_zone}.</p>
    </Card>
  );
}
`;
}

/** The page is in the browser's sweep by its route; what it says is looked at here. */
function test({ name, area }: Page): string {
  const title = sentence(name);
  return `import { expectNoAxeViolations } from "../../../test/components/checks.ts";
import { expect, test } from "../../../test/components/page-test.ts";

test("${title} names itself and shows the workspace that is selected", async ({ page, workspace }) => {
  await page.goto(${areas[area].address(name)});

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("${title}");
  await expect(page).toHaveTitle(/^${title} · /);
  await expect(page.getByRole("region", { name: workspace.name })).toContainText(workspace.time_zone);
  await expectNoAxeViolations();
});
`;
}
