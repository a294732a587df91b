require "rack"
require "webrick"
require "rack/handler/webrick"
require_relative "citelens"

app = Rack::Builder.new do
  use CitelensVisits
  run lambda { |env|
    case env["PATH_INFO"]
    when "/pricing" then [203, {}, ["a page"]]
    when "/unchanged" then [304, {}, []]
    when "/slow" then sleep(1) && [200, {}, ["late"]]
    when "/stream" then [200, {}, Enumerator.new { |body| 100.times { sleep(0.05) && body << "more" * 1000 } }]
    when "/throwing" then raise "mine"
    else [404, {}, []]
    end
  }
end
server = WEBrick::HTTPServer.new(
  BindAddress: "127.0.0.1", Port: 0, AccessLog: [], Logger: WEBrick::Log.new($stderr, WEBrick::Log::FATAL)
)
server.mount "/", Rack::Handler::WEBrick, app.to_app
puts "http://127.0.0.1:#{server.listeners.first.addr[1]}"
$stdout.flush
server.start
