<?php
// A must-use plugin of a test: pages that end in every way that a page can.
add_filter('redirect_canonical', '__return_false');
add_filter('pre_wp_mail', '__return_true');
add_action('template_redirect', function () {
    switch ($_GET['end'] ?? '') {
        case 'stream':
            while (ob_get_level() > 0) { ob_end_flush(); }
            for ($part = 0; $part < 100; $part++) { echo str_repeat('more', 1000); flush(); usleep(50000); }
            exit;
        case 'slow': usleep(1000000); break;
        case 'fatal': nobody_has_written_this(); break;
        case 'thrown': throw new RuntimeException('mine');
        case 'timeout': set_time_limit(1); while (true) {}
        case 'died': wp_die('no', 'no', 403); break;
        case 'exit': status_header(410); exit;
        case 'redirect': wp_redirect(home_url('/'), 301); exit;
        case 'unchanged': status_header(304); exit;
    }
});
