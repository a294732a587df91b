import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer as createTcpServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { eventually } from "../world.ts";
import { fpmCommand, wordpressSource } from "./wordpress-packages.ts";

const plugin = new URL("../../../../integrations/wordpress/citelens-visits", import.meta.url).pathname;
const hosts = new URL("hosts/", import.meta.url).pathname;

/**
 * WordPress as it runs for most: behind nginx and PHP-FPM, with a database of its own, the plugin and pages that end in many ways
 * (`/?end=…`), until the test is over. Resolves to its address.
 */
export async function startWordPress(reportsTo: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "citelens-wordpress-"));
  const children: ReturnType<typeof spawn>[] = [];
  onTestFinished(async () => {
    for (const child of children.toReversed()) await ended(child);
    await rm(folder, { recursive: true, force: true });
  });
  const run = (command: string, ...args: readonly string[]): void => {
    children.push(spawn(command, args, { cwd: folder, stdio: "ignore" }));
  };
  const address = `http://127.0.0.1:${await freePort()}`;

  await layOut(folder, address);
  const socket = join(folder, "db.sock");
  const data = [`--datadir=${folder}/data`, "--user=root"];
  execFileSync(
    "mariadb-install-db",
    ["--no-defaults", ...data, "--auth-root-authentication-method=normal", "--skip-test-db"],
    { stdio: "ignore" },
  );
  run("mariadbd", "--no-defaults", ...data, `--socket=${socket}`, "--skip-networking", "--pid-file=db.pid");
  const create = ["--no-defaults", "-uroot", `--socket=${socket}`, "-e", "CREATE DATABASE wp"];
  await eventually(async () => execFileSync("mariadb", create, { stdio: "ignore" }));
  execFileSync("php", [join(hosts, "wordpress_install.php"), join(folder, "site"), reportsTo], {
    stdio: "ignore",
  });
  run(fpmCommand ?? "php-fpm", "-R", "--nodaemonize", "-y", join(folder, "fpm.conf"));
  run("/usr/sbin/nginx", "-c", join(folder, "nginx.conf"));
  await eventually(async () => {
    const { status } = await fetch(`${address}/wp-cron.php`); // which is no visit
    if (status !== 200) throw new Error(`WordPress answers with ${status}`);
  });
  return address;
}

async function layOut(folder: string, address: string): Promise<void> {
  const content = join(folder, "site/wp-content");
  await cp(wordpressSource, join(folder, "site"), { recursive: true, dereference: true });
  await mkdir(join(folder, "data"));
  await mkdir(join(content, "themes/plain"), { recursive: true });
  const code = await readFile(`${plugin}/citelens-visits.php`, "utf8");
  await mkdir(join(content, "plugins/citelens-visits"), { recursive: true });
  // No report is given up while a test looks.
  await writeFile(join(content, "plugins/citelens-visits/citelens-visits.php"), code.replace("0.15", "20"));
  await cp(join(hosts, "wordpress_ends.php"), join(content, "mu-plugins/ends.php"));
  await writeFile(join(content, "themes/plain/style.css"), "/* Theme Name: Plain */");
  await writeFile(
    join(content, "themes/plain/index.php"),
    "<html><head><?php wp_head(); ?></head><body>a page<?php wp_footer(); ?></body></html>",
  );
  await writeFile(join(folder, "site/wp-config.php"), configOf(folder, address));
  await writeFile(
    join(folder, "fpm.conf"),
    `[global]\nerror_log = ${folder}/fpm.log\n[www]\nuser = root\nlisten = ${folder}/fpm.sock\npm = static\npm.max_children = 4\n`,
  );
  await writeFile(join(folder, "nginx.conf"), nginxOf(folder, address));
}

function configOf(folder: string, address: string): string {
  const constants = {
    DB_NAME: "wp",
    DB_USER: "root",
    DB_PASSWORD: "",
    DB_HOST: `localhost:${folder}/db.sock`,
    DB_CHARSET: "utf8mb4",
    DB_COLLATE: "",
    WP_HOME: address,
    WP_SITEURL: address,
  };
  const lines = Object.entries(constants).map(([name, value]) => `define('${name}', '${value}');`);
  const local = "define('WP_HTTP_BLOCK_EXTERNAL', true); define('WP_ACCESSIBLE_HOSTS', '127.0.0.1');";
  return `<?php\n${lines.join("\n")}\n${local}\n$table_prefix = 'wp_';\ndefine('ABSPATH', __DIR__.'/');\nrequire_once ABSPATH.'wp-settings.php';\n`;
}

function nginxOf(folder: string, address: string): string {
  return `worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log; daemon off; user root;
events {}
http { access_log off; server {
  listen ${new URL(address).host}; root ${folder}/site; index index.php;
  location / { try_files $uri $uri/ /index.php?$args; }
  location ~ \\.php$ { fastcgi_pass unix:${folder}/fpm.sock; fastcgi_buffering off; include /etc/nginx/fastcgi_params;
    fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name; }
} }
`;
}

async function freePort(): Promise<number> {
  const server = createTcpServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // a port's, since it listens on one
  server.close();
  await once(server, "close");
  return port;
}

async function ended(child: ReturnType<typeof spawn>): Promise<void> {
  if (child.exitCode !== null) return;
  const closed = once(child, "close");
  child.kill("SIGTERM");
  await closed;
}
