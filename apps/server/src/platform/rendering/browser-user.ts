/** Who the browser runs as: nobody at all where this process is root, whom a browser's sandbox does not hold. */
export const browserUser: { readonly uid?: number; readonly gid?: number } =
  process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** All that a browser learns of the environment: no key and no address of this installation. */
export function browserEnv(homeDir: string): NodeJS.ProcessEnv {
  return {
    HOME: homeDir,
    TMPDIR: homeDir,
    XDG_CACHE_HOME: homeDir,
    XDG_CONFIG_HOME: homeDir,
    LANG: "en_US.UTF-8",
    PATH: "/usr/local/bin:/usr/bin:/bin",
  };
}
