/** The browser's own user under root: without a name or file, of the numbers that no system hands out. */
export const browserUid = 65_520;

/** Elsewhere nobody but this process's own user is to be had, and the browser's sandbox alone holds it. */
export const browserUser: { readonly uid?: number; readonly gid?: number } =
  process.getuid?.() === 0 ? { uid: browserUid, gid: browserUid } : {};

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
