/** Pattern of files that pages are made of (style, image, font, sound, film), by how its name ends. */
const files =
  /\.(?:css|(?:css|[cm]?[jt]sx?)\.map|[cm]js\.map|wasm|mjs|cjs|a?png|jpe?g|jfif|gif|svgz?|webp|avif|jxl|ico|cur|bmp|tiff?|heic|woff2?|ttf|otf|eot|mp4|m4[av]|webm|mov|avi|mkv|mp3|wav|ogg|og[av]|opus|aac|flac|m3u8|mpd|m4s|vtt|webmanifest)(?:;[\w=-]*)?$/i;
/** Folders of builds, and the data that a framework's own script asks for in place of a page. */
const builds =
  /(?:^|\/)(?:(?:_next|_nuxt|_astro|_ipx|_vercel|_gatsby|cdn-cgi)\/|_app\/immutable\/|page-data\.json$|_payload\.js(?:on)?$|__data\.json$|_image$)/i;
const scriptFolders =
  /\/(?:_[^/]*|assets?|static|js|javascripts?|scripts?|dist|builds?|bundles?|chunks?|packs?|vendors?|public|themes?|skins?|cdn|webpack|node_modules|bower_components|wp-(?:content|includes|admin)|sites\/default|core\/misc)\//i;
const scriptNames =
  /\/(?:(?:app|main|index|scripts?|bundle|vendors?|runtime|polyfills?|common|custom|functions|global|init|load(?:er)?|config|env|settings|site|theme|plugins?|widget|embed|track(?:er|ing)|analytics|gtag|gtm|search(?:-?index)?|doctools|(?:service-?)?worker|(?:[a-z-]*-)?sw|jquery[^/]*|bootstrap[^/]*|modernizr[^/]*)(?:[.-]?v?\d[\d.]*)?|[^/]*[.-](?:min|bundle|chunk|pack|prod|umd|esm|(?=(?:[a-z]*\d){2})[0-9a-z]{8,}))\.js$/i;

/**
 * Whether a path is of a part that pages are made of (image, script, style, font, sound, film). A page may be named after
 * software, such as /blog/node.js: a name in .js is a script's in the root, in folders of scripts, and if scripts are named so.
 */
export function isAsset(path: string): boolean {
  const isPlain = !path.includes(".") && !path.includes("_") && !/cdn-cgi\//i.test(path);
  if (isPlain) return false; // most pages, quickly
  if (builds.test(path)) return true;
  if (files.test(path)) return !showsFile(path);
  return /\.js$/i.test(path) && isScript(path);
}

function isScript(path: string): boolean {
  if (showsFile(path)) return false;
  return path.lastIndexOf("/") <= 0 || scriptFolders.test(path) || scriptNames.test(path);
}

/** Pages that show a file and bear its name: of a wiki (File:Logo.png), of a repository (blob/main/logo.png). */
function showsFile(path: string): boolean {
  return path.includes("/blob/") || /:|%3A/i.test(path.slice(path.lastIndexOf("/") + 1));
}
