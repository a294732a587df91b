import { camel, pascal, sentence } from "../generators/names.ts";
import { contractFolderOf } from "../rooms.ts";

/** One concept in the spellings that its files need. */
export interface RoomNames {
  /** content-studio: folders, files and addresses. */
  readonly room: string;
  /** traffic/indexing: the room's file in the contract, as it is imported. */
  readonly contract: string;
  /** ContentStudio: in names of functions. */
  readonly Room: string;
  /** contentStudio: a constant. */
  readonly roomValue: string;
  /** content_studio: the table. */
  readonly table: string;
  /** One of what the room keeps, "Opportunity" of "opportunities": its type. */
  readonly Thing: string;
  /** opportunity: its schema. */
  readonly thing: string;
  /** "opportunity", in sentences. */
  readonly spokenThing: string;
  /** "opportunities", in sentences. */
  readonly spokenRoom: string;
  /** "Content studio": the page's heading. */
  readonly title: string;
}

export function roomNames(room: string): RoomNames {
  const one = singular(room);
  return {
    room,
    contract: `${contractFolderOf(room)}/${room}`,
    Room: pascal(room),
    roomValue: camel(room),
    table: room.replaceAll("-", "_"),
    Thing: pascal(one),
    thing: camel(one),
    spokenThing: one.replaceAll("-", " "),
    spokenRoom: room.replaceAll("-", " "),
    title: sentence(room),
  };
}

function singular(plural: string): string {
  return plural.replace(/ies$/, "y").replace(/([^s])s$/, "$1");
}
