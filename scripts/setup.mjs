/**
 * Makes a checkout runnable: dependencies, the project's own Node, the built web app. Runs before anything is
 * installed, on any Node from 20 on, so it uses nothing but Node itself.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  accessSync,
  constants,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { delimiter, join } from "node:path";
import { Problem, root, run, step } from "./steps.mjs";

/** The oldest Node whose npm installs this project. */
const nodeToInstall = 20;
/** The oldest Node that runs the server's TypeScript sources as they are. */
const nodeToRun = 24;

const lockfile = join(root, "package-lock.json");
const modules = join(root, "node_modules");
const installStamp = join(modules, ".installed");

/** Installs what is missing or outdated. Answers with the path of the Node that runs the project. */
export async function installed() {
  if (majorOf(process.versions.node) < nodeToInstall) {
    throw new Problem(`Node ${nodeToInstall} or newer is needed; this is Node ${process.versions.node}.`);
  }
  if (!isInstalled()) await step("Install dependencies (npm ci)", install);
  return projectNode();
}

/** Builds the web app when its sources changed since the last build. `node` is the path of the project's Node. */
export async function webBuilt(node) {
  const stamp = join(root, "apps/web/dist/.stamp");
  const built = existsSync(stamp) ? JSON.parse(readFileSync(stamp, "utf8")) : {};
  const times = hash(webSources().map((file) => `${file} ${statSync(file).mtimeMs} ${statSync(file).size}`));
  if (built.times === times) return;

  const contents = hash(webSources().map((file) => `${file} ${hash([readFileSync(file)])}`));
  if (built.contents !== contents) await step("Build the web app", () => buildWeb(node));
  writeFileSync(stamp, JSON.stringify({ times, contents }));
}

/** Builds the web app into apps/web/dist, whether it changed or not. */
export function buildWeb(node) {
  return run(node, [join(modules, "vite/bin/vite.js"), "build"], {
    cwd: join(root, "apps/web"),
    env: { NODE_ENV: "production" },
  });
}

async function install() {
  try {
    accessSync(root, constants.W_OK);
  } catch {
    throw new Problem(
      `${root} cannot be written to. Run this as the folder's owner, or in a clone of your own.`,
    );
  }
  await run("npm", ["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund"], {
    // npm must not run on the Node that it is about to replace.
    env: {
      PATH: process.env.PATH?.split(delimiter)
        .filter((folder) => !folder.startsWith(modules))
        .join(delimiter),
    },
  });
  writeFileSync(installStamp, installWanted());
}

/** True after our own `npm ci`, and after any other npm command that installed what package-lock.json asks for. */
function isInstalled() {
  if (existsSync(installStamp) && readFileSync(installStamp, "utf8") === installWanted()) return true;

  const report = join(modules, ".package-lock.json");
  if (!existsSync(report)) return false;
  const present = JSON.parse(readFileSync(report, "utf8")).packages;
  return Object.entries(JSON.parse(readFileSync(lockfile, "utf8")).packages)
    .filter(([path]) => path.startsWith("node_modules/"))
    .every(([path, wanted]) =>
      path in present ? present[path].version === wanted.version : wanted.optional,
    );
}

function installWanted() {
  return hash([readFileSync(lockfile), process.platform, process.arch]);
}

function projectNode() {
  const own = join(modules, `node-${process.platform}-${process.arch}`, "bin/node");
  if (existsSync(own) && canRun(own)) return own;
  if (majorOf(process.versions.node) >= nodeToRun) return process.execPath;

  throw new Problem(
    `Node ${nodeToRun} or newer is needed on this machine (${process.platform} ${process.arch}), because the ` +
      `Node that the project brings along does not run here; this is Node ${process.versions.node}.`,
  );
}

function canRun(node) {
  try {
    return majorOf(execFileSync(node, ["-p", "process.versions.node"], { encoding: "utf8" })) >= nodeToRun;
  } catch {
    return false; // built for another C library, or forbidden here
  }
}

function majorOf(version) {
  return Number.parseInt(version, 10);
}

/** Everything that the built app depends on; what the build itself writes is left out. */
function webSources() {
  const folders = ["apps/web", "packages/contract", "packages/tracker"];
  return [lockfile, ...folders.flatMap((folder) => filesIn(join(root, folder)))];
}

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (/^(dist|node_modules|test|\..*|.*\.test\.tsx?|routeTree\.gen\.ts.*)$/.test(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

function hash(parts) {
  const sum = createHash("sha256");
  for (const part of parts) sum.update(part).update("\0");
  return sum.digest("hex");
}
