import type { RoomNames } from "./room-names.ts";

export function e2eFile({ room, title, spokenRoom }: RoomNames): string {
  return `import { expect } from "@playwright/test";
import { test } from "../support/test.ts";

test("a new workspace says that it has no ${spokenRoom} yet", { tag: "@main" }, async ({
  signedInPage: page,
  workspace,
}) => {
  await page.goto(\`/workspaces/\${workspace.id}/${room}\`);

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("${title}");
  await expect(page.getByText("No ${spokenRoom} yet")).toBeVisible();
});
`;
}
