<?php
/**
 * Plugin Name:       Citelens Visits
 * Description:       Tells Citelens which pages AI agents read, and whom AI assistants send you.
 * Version:           0.1.0
 * Requires at least: 5.7
 * Requires PHP:      7.4
 * License:           Apache-2.0
 * Text Domain:       citelens-visits
 */

defined( 'ABSPATH' ) || exit;

const CITELENS_VISITS_VERSION         = '0.1.0';
const CITELENS_VISITS_TIMEOUT_SECONDS = 0.15;
const CITELENS_VISITS_REST_SECONDS    = 30;
const CITELENS_VISITS_RELAYED         = array(
	'cf-connecting-ip',
	'true-client-ip',
	'x-vercel-forwarded-for',
	'fly-client-ip',
	'x-real-ip',
	'x-forwarded-for',
);
const CITELENS_VISITS_REPORTED        = array(
	'user-agent',
	'host',
	'referer',
	'sec-fetch-dest',
	'signature',
	'signature-input',
	'signature-agent',
	// Of prefetches, which Citelens does not count.
	'sec-purpose',
	'purpose',
	'x-purpose',
	'x-moz',
);

// Behind WordPress's own handler, which sends the page (priority 1).
add_action( 'shutdown', 'citelens_visits_report', 1000 );
add_action( 'http_api_curl', 'citelens_visits_hurry', 10, 3 );
add_action( 'wp_enqueue_scripts', 'citelens_visits_add_tracker' );
add_action( 'admin_init', 'citelens_visits_register_settings' );
add_action( 'admin_menu', 'citelens_visits_add_page' );

/** Reports the request that was answered; whatever fails must not disturb the page. */
function citelens_visits_report() {
	try {
		citelens_visits_send();
	} catch ( Throwable $failure ) {
		unset( $failure ); // A report that is lost.
	}
}

/** Unless a report failed a moment ago. */
function citelens_visits_send() {
	$key = citelens_visits_setting( 'citelens_visits_key' );
	$url = citelens_visits_setting( 'citelens_visits_url' );
	if ( '' === $key || '' === $url || ! citelens_visits_is_page() || get_transient( 'citelens_visits_rests' ) ) {
		return;
	}
	$is_handed_over = citelens_visits_hand_over();
	$started_at     = microtime( true );
	$response       = wp_remote_post(
		$url . '/api/v1/tracking/visit',
		array(
			// Where the visitor still waits for the connection to end, nobody waits for the answer to be read.
			'blocking'    => $is_handed_over,
			'timeout'     => CITELENS_VISITS_TIMEOUT_SECONDS,
			'redirection' => 0,
			'headers'     => array(
				'Authorization' => 'Api-Key ' . $key,
				'Content-Type'  => 'application/json',
			),
			'body'        => wp_json_encode( citelens_visits_visit() ),
		)
	);
	$is_late        = microtime( true ) - $started_at >= CITELENS_VISITS_TIMEOUT_SECONDS;
	$is_refused     = $is_handed_over && 202 !== wp_remote_retrieve_response_code( $response );
	if ( $is_late || $is_refused || is_wp_error( $response ) ) {
		set_transient( 'citelens_visits_rests', 1, CITELENS_VISITS_REST_SECONDS );
	}
}

/** WordPress gives every request a second at least, because of old resolvers; a report has less. */
function citelens_visits_hurry( $handle, $arguments, $url ) {
	$own = citelens_visits_setting( 'citelens_visits_url' );
	if ( '' === $own || 0 !== strpos( $url, $own . '/' ) ) {
		return;
	}
	curl_setopt( $handle, CURLOPT_NOSIGNAL, true );
	curl_setopt( $handle, CURLOPT_TIMEOUT_MS, (int) ( 1000 * CITELENS_VISITS_TIMEOUT_SECONDS ) );
	curl_setopt( $handle, CURLOPT_CONNECTTIMEOUT_MS, (int) ( 1000 * CITELENS_VISITS_TIMEOUT_SECONDS ) );
}

/** Whether somebody asked for a page: not the dashboard, cron, a command, a WebSocket, or a form that was sent. */
function citelens_visits_is_page() {
	$method = citelens_visits_server( 'REQUEST_METHOD' );
	if ( 'cli' === PHP_SAPI || 'websocket' === strtolower( citelens_visits_server( 'HTTP_UPGRADE' ) ) ) {
		return false;
	}
	return ( 'GET' === $method || 'HEAD' === $method ) && ! is_admin() && ! wp_doing_cron() && ! wp_doing_ajax();
}

/** Ends the answer for the visitor, where the server lets PHP do so; says whether it did. */
function citelens_visits_hand_over() {
	if ( function_exists( 'fastcgi_finish_request' ) ) {
		return fastcgi_finish_request();
	}
	return function_exists( 'litespeed_finish_request' ) && litespeed_finish_request();
}

function citelens_visits_visit() {
	$headers = array();
	foreach ( array_merge( CITELENS_VISITS_REPORTED, CITELENS_VISITS_RELAYED ) as $name ) {
		$value = citelens_visits_server( 'HTTP_' . strtoupper( str_replace( '-', '_', $name ) ) );
		if ( '' !== $value ) {
			$headers[ $name ] = $value;
		}
	}
	$visit = array(
		'request_path'    => citelens_visits_server( 'REQUEST_URI' ),
		'request_method'  => citelens_visits_server( 'REQUEST_METHOD' ),
		'request_headers' => (object) $headers,
		'response_status' => (int) http_response_code(),
		'sdk'             => 'wordpress ' . CITELENS_VISITS_VERSION,
	);
	if ( array() === array_intersect( CITELENS_VISITS_RELAYED, array_keys( $headers ) ) ) {
		$visit['client_ip'] = citelens_visits_server( 'REMOTE_ADDR' );
	}
	return $visit;
}

function citelens_visits_server( $name ) {
	return isset( $_SERVER[ $name ] ) ? (string) wp_unslash( $_SERVER[ $name ] ) : '';
}

function citelens_visits_setting( $name ) {
	return (string) get_option( $name, '' );
}

/** The script that counts people, and whom assistants sent: it sees them behind page caches too. */
function citelens_visits_add_tracker() {
	$url     = citelens_visits_setting( 'citelens_visits_url' );
	$project = citelens_visits_setting( 'citelens_visits_project' );
	if ( '' === $url || '' === $project ) {
		return;
	}
	wp_enqueue_script( 'citelens-tracker', $url . '/tracker.js', array(), null, true );
	wp_add_inline_script( 'citelens-tracker', 'window.PROJECT_KEY = ' . wp_json_encode( $project ) . ';', 'before' );
}

function citelens_visits_fields() {
	return array(
		'citelens_visits_url'     => array( 'url', __( 'Address of Citelens, such as https://citelens.example', 'citelens-visits' ) ),
		'citelens_visits_key'     => array( 'password', __( 'API key (Citelens: Settings, API keys)', 'citelens-visits' ) ),
		'citelens_visits_project' => array( 'text', __( 'Project id, to count people with tracker.js (optional)', 'citelens-visits' ) ),
	);
}

function citelens_visits_register_settings() {
	foreach ( array_keys( citelens_visits_fields() ) as $name ) {
		$is_url = 'citelens_visits_url' === $name;
		register_setting(
			'citelens_visits',
			$name,
			array(
				'type'              => 'string',
				'default'           => '',
				'sanitize_callback' => $is_url ? 'citelens_visits_sanitize_url' : 'sanitize_text_field',
			)
		);
	}
}

/** The origin alone, so that the address of the endpoint can be pasted as well. */
function citelens_visits_sanitize_url( $text ) {
	$parts = wp_parse_url( esc_url_raw( trim( (string) $text ), array( 'http', 'https' ) ) );
	if ( empty( $parts['scheme'] ) || empty( $parts['host'] ) ) {
		return '';
	}
	return $parts['scheme'] . '://' . $parts['host'] . ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' );
}

function citelens_visits_add_page() {
	add_options_page( 'Citelens Visits', 'Citelens Visits', 'manage_options', 'citelens-visits', 'citelens_visits_page' );
}

function citelens_visits_page() {
	?>
	<div class="wrap">
		<h1>Citelens Visits</h1>
		<form method="post" action="options.php">
			<?php settings_fields( 'citelens_visits' ); ?>
			<table class="form-table" role="presentation">
				<?php foreach ( citelens_visits_fields() as $name => list( $type, $label ) ) : ?>
					<tr>
						<th scope="row"><label for="<?php echo esc_attr( $name ); ?>"><?php echo esc_html( $label ); ?></label></th>
						<td><input class="regular-text" autocomplete="off" type="<?php echo esc_attr( $type ); ?>"
							id="<?php echo esc_attr( $name ); ?>" name="<?php echo esc_attr( $name ); ?>"
							value="<?php echo esc_attr( citelens_visits_setting( $name ) ); ?>"></td>
					</tr>
				<?php endforeach; ?>
			</table>
			<p><?php esc_html_e( 'Pages that a cache answers without PHP cannot be reported: send the access log of your web server or CDN as well.', 'citelens-visits' ); ?></p>
			<?php submit_button(); ?>
		</form>
	</div>
	<?php
}
