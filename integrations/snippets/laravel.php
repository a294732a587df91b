<?php

// Reports the visits of AI agents to Citelens. Save it as app/Http/Middleware/CitelensVisits.php, and put into
// bootstrap/app.php, within withMiddleware(): $middleware->append(\App\Http\Middleware\CitelensVisits::class);

namespace App\Http\Middleware;

use Closure;
use Illuminate\Http\Request;
use Symfony\Component\HttpFoundation\Response;

class CitelensVisits
{
    private const ENDPOINT = 'https://YOUR-CITELENS/api/v1/tracking/visit';
    private const KEY = 'YOUR_API_KEY';
    private const TIMEOUT_SECONDS = 0.15;
    private const REST_SECONDS = 10;

    private const RELAYED = [
        'cf-connecting-ip', 'true-client-ip', 'x-vercel-forwarded-for', 'fly-client-ip', 'x-real-ip', 'x-forwarded-for',
    ];
    private const REPORTED = [
        'user-agent', 'host', 'referer', 'sec-fetch-dest', 'signature', 'signature-input', 'signature-agent',
        'sec-purpose', 'purpose', 'x-purpose', 'x-moz', // of prefetches, which Citelens does not count
        ...self::RELAYED,
    ];

    /** What is being answered. */
    private static ?Request $open = null;
    private static bool $watches = false;

    public function handle(Request $request, Closure $next): Response
    {
        self::$open = $request;
        if (! self::$watches) {
            self::$watches = true;
            register_shutdown_function(fn () => $this->endOpen());
        }

        return $next($request);
    }

    /** Laravel calls it after the page was sent. */
    public function terminate(Request $request, Response $response): void
    {
        self::$open = null;
        $this->report($request, $response->getStatusCode());
    }

    /** Nobody calls terminate() where the visitor leaves amid a page, or something ends the script. */
    private function endOpen(): void
    {
        if (self::$open) {
            $this->report(self::$open, http_response_code() ?: null);
        }
    }

    private function report(Request $request, ?int $status): void
    {
        // After a report that failed none is tried for a while, so that a host that hangs keeps no worker busy.
        $rests = function_exists('apcu_fetch') && apcu_fetch('citelens_rests');
        $isSocket = strtolower((string) $request->headers->get('upgrade')) === 'websocket';
        if ($rests || $isSocket || ! in_array($request->getMethod(), ['GET', 'HEAD'], true)) {
            return;
        }
        try {
            $isSent = $this->send(json_encode($this->visit($request, $status), JSON_INVALID_UTF8_SUBSTITUTE));
        } catch (\Throwable) {
            $isSent = false; // a report that is lost must not disturb your site
        }
        if (! $isSent) {
            function_exists('apcu_store') && apcu_store('citelens_rests', true, self::REST_SECONDS);
        }
    }

    private function visit(Request $request, ?int $status): array
    {
        $headers = [];
        foreach (self::REPORTED as $name) { // cookies and credentials of your visitors stay with you
            if ($request->headers->has($name)) {
                $headers[$name] = $request->headers->get($name);
            }
        }
        $isRelayed = array_intersect(self::RELAYED, array_keys($headers)) !== [];

        return array_filter([
            'request_path' => $request->getRequestUri(),
            'request_method' => $request->getMethod(),
            'request_headers' => (object) $headers,
            'response_status' => $status,
            'client_ip' => $isRelayed ? null : $request->server->get('REMOTE_ADDR'),
            'sdk' => 'snippet-laravel 1',
        ], fn ($value) => $value !== null);
    }

    /** Whether the report was answered in time. */
    private function send(string $body): bool
    {
        $url = parse_url(self::ENDPOINT);
        $isSecure = $url['scheme'] === 'https';
        $port = $url['port'] ?? ($isSecure ? 443 : 80);
        $address = ($isSecure ? 'tls' : 'tcp')."://{$url['host']}:$port";
        $socket = @stream_socket_client($address, $code, $message, self::TIMEOUT_SECONDS);
        if (! $socket) {
            return false;
        }
        stream_set_timeout($socket, (int) self::TIMEOUT_SECONDS, (int) (fmod(self::TIMEOUT_SECONDS, 1) * 1e6));
        @fwrite($socket, implode("\r\n", [
            "POST {$url['path']} HTTP/1.1",
            "Host: {$url['host']}",
            'Authorization: Api-Key '.self::KEY,
            'Content-Type: application/json',
            'Content-Length: '.strlen($body),
            'Connection: close',
            '',
            $body,
        ]));
        $status = @fgets($socket, 64);
        fclose($socket);

        return is_string($status) && str_contains($status, ' 202');
    }
}
