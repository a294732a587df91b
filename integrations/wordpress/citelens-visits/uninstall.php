<?php

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

foreach ( array( 'citelens_visits_url', 'citelens_visits_key', 'citelens_visits_project' ) as $citelens_visits_option ) {
	delete_option( $citelens_visits_option );
}
delete_transient( 'citelens_visits_rests' );
