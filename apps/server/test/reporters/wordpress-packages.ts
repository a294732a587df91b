import { existsSync, globSync } from "node:fs";

export const wordpressSource = "/usr/share/wordpress";
/** The command of PHP-FPM, which bears its version in its name. */
export const fpmCommand = globSync("/usr/sbin/php-fpm[0-9]*")[0];

/** Parts of a whole WordPress that are not installed here, as Debian's packages call it. */
export const missingOfWordPress: readonly string[] = [
  ...(existsSync(`${wordpressSource}/wp-load.php`) ? [] : ["wordpress", "php-mysql", "php-curl"]),
  ...(existsSync("/usr/sbin/mariadbd") ? [] : ["mariadb-server"]),
  ...(fpmCommand ? [] : ["php-fpm"]),
  ...(existsSync("/usr/sbin/nginx") ? [] : ["nginx-light"]),
];
