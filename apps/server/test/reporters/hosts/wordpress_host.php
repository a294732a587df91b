<?php

// What the plugin uses of WordPress, as its reference describes it, for a site with one page.
define('ABSPATH', __DIR__);
const OPTIONS = [
    'citelens_visits_url' => 'https://YOUR-CITELENS',
    'citelens_visits_key' => 'YOUR_API_KEY',
    'citelens_visits_project' => '0198f000-0000-7000-8000-000000000000',
];
$actions = [];

function add_action($name, $callback, $priority = 10) { $GLOBALS['actions'][$name][] = $callback; }
function do_action($name) { foreach ($GLOBALS['actions'][$name] ?? [] as $callback) { $callback(); } }
function get_option($name, $default) { return OPTIONS[$name] ?? $default; }
function get_transient($name) { return is_file(__DIR__."/$name"); }
function set_transient($name, $value, $seconds) { touch(__DIR__."/$name"); }
function is_admin() { return false; }
function wp_doing_cron() { return false; }
function wp_doing_ajax() { return false; }
function wp_unslash($text) { return stripslashes($text); }
function wp_json_encode($value) { return json_encode($value); }
function is_wp_error($value) { return $value === false; }
function wp_remote_retrieve_response_code($response) { return $response; }
function wp_enqueue_script($handle, $url) { echo "<script src=\"$url\"></script>"; }
function wp_add_inline_script($handle, $script) { echo "<script>$script</script>"; }
function wp_remote_post($url, $arguments)
{
    $lines = array_map(fn ($name, $value) => "$name: $value", array_keys($arguments['headers']), $arguments['headers']);
    $http = ['method' => 'POST', 'header' => $lines, 'content' => $arguments['body'], 'timeout' => $arguments['timeout']];

    return @file_get_contents($url, false, stream_context_create(['http' => $http])) === false ? false : 202;
}

require __DIR__.'/citelens.php';

$_SERVER['HTTP_USER_AGENT'] = addslashes($_SERVER['HTTP_USER_AGENT']); // as WordPress does with all of it
ob_start();
echo 'a page';
do_action(isset($_GET['head']) ? 'wp_enqueue_scripts' : 'nothing');
http_response_code(203);
header('Content-Length: '.ob_get_length());
while (ob_get_level() > 0) { ob_end_flush(); } // wp_ob_end_flush_all(), the first listener of shutdown
flush();
do_action('shutdown');
