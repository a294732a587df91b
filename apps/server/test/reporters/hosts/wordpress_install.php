<?php
// Installs the WordPress in the folder of the first argument, with the plugin reporting to the second.
define('WP_INSTALLING', true);
$_SERVER += ['HTTP_HOST' => '127.0.0.1', 'SERVER_PROTOCOL' => 'HTTP/1.1', 'REQUEST_METHOD' => 'GET'];
require $argv[1].'/wp-load.php';
require_once ABSPATH.'wp-admin/includes/upgrade.php';
require_once ABSPATH.'wp-admin/includes/plugin.php';
wp_install('Shop', 'admin', 'admin@shop.example', true, '', 'a password');
update_option('permalink_structure', '/%postname%/');
$wp_rewrite->init();
flush_rewrite_rules();
update_option('citelens_visits_url', $argv[2]);
update_option('citelens_visits_key', 'k');
switch_theme('plain');
$fault = activate_plugin('citelens-visits/citelens-visits.php');
exit(is_wp_error($fault) ? 1 : 0);
