<?php

require 'Illuminate/Http/autoload.php';
require __DIR__.'/citelens.php';

$request = Illuminate\Http\Request::capture();
$middleware = new App\Http\Middleware\CitelensVisits;
$response = $middleware->handle(
    $request,
    fn () => new Illuminate\Http\Response('a page', 203, ['Content-Length' => 6, 'Content-Type' => 'text/plain'])
);
$response->send();
flush();
$middleware->terminate($request, $response);
