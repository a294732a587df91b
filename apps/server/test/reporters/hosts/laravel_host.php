<?php

require 'Illuminate/Http/autoload.php';
require __DIR__.'/citelens.php';

$request = Illuminate\Http\Request::capture();
$middleware = new App\Http\Middleware\CitelensVisits;
$page = fn () => new Illuminate\Http\Response('a page', 203, ['Content-Length' => 6, 'Content-Type' => 'text/plain']);
$endless = fn () => new Symfony\Component\HttpFoundation\StreamedResponse(function () {
    while (true) {
        echo str_repeat('more', 1000);
        flush();
        usleep(50000);
    }
});
$slow = fn () => usleep(1000000) ?? new Illuminate\Http\Response('late', 200, ['Content-Length' => 4]);
$response = $middleware->handle($request, fn () => match ($request->getPathInfo()) {
    '/unchanged' => new Illuminate\Http\Response('', 304),
    '/slow' => $slow(),
    '/stream' => $endless(),
    '/throwing' => http_response_code(500) && exit, // as Laravel does behind its page for mistakes
    default => $page(),
});
$response->send();
flush();
$middleware->terminate($request, $response);
