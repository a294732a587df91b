require "rack"
require "webrick"
require "rack/handler/webrick"
require_relative "citelens"

app = Rack::Builder.new do
  use CitelensVisits
  run ->(env) { env["PATH_INFO"] == "/pricing" ? [203, {}, ["a page"]] : [404, {}, []] }
end
server = WEBrick::HTTPServer.new(
  BindAddress: "127.0.0.1", Port: 0, AccessLog: [], Logger: WEBrick::Log.new($stderr, WEBrick::Log::FATAL)
)
server.mount "/", Rack::Handler::WEBrick, app.to_app
puts "http://127.0.0.1:#{server.listeners.first.addr[1]}"
$stdout.flush
server.start
