import type { RoomNames } from "./room-names.ts";

export function contractFile({ room, Room, Thing, thing, spokenRoom, spokenThing }: RoomNames): string {
  return `import { z } from "zod";
import { endpoint } from "../base/endpoint.ts";
import { id, instant, text } from "../base/fields.ts";
import { workspacePath } from "../workspaces/workspaces.ts";

export const ${thing} = z.object({
  id,
  name: z.string(),
  created: instant,
});
export type ${Thing} = z.output<typeof ${thing}>;

export const list${Room} = endpoint({
  method: "GET",
  path: "/projects/:projectId/${room}/",
  caller: "user",
  summary: "The workspace's ${spokenRoom}, newest first",
  params: workspacePath,
  answer: z.array(${thing}),
});

export const create${Thing} = endpoint({
  method: "POST",
  path: "/projects/:projectId/${room}/",
  caller: "user",
  summary: "Create ${article(spokenThing)} ${spokenThing}",
  params: workspacePath,
  body: z.object({ name: text(100) }),
  answer: ${thing},
  status: 201,
});
`;
}

function article(word: string): string {
  return /^[aeiou]/.test(word) ? "an" : "a";
}
