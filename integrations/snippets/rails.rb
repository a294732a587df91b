# Reports the visits of AI agents to Citelens. Rails: save it as lib/citelens_visits.rb, and put into config/application.rb
#   require_relative "../lib/citelens_visits"
#   config.middleware.insert_before 0, CitelensVisits
# Any other Rack app: use CitelensVisits
require "json"
require "net/http"

class CitelensVisits
  ENDPOINT = URI("https://YOUR-CITELENS/api/v1/tracking/visit")
  KEY = "YOUR_API_KEY"
  TIMEOUT_SECONDS = 0.15

  RELAYED = %w[cf-connecting-ip true-client-ip x-vercel-forwarded-for fly-client-ip x-real-ip x-forwarded-for].freeze
  PURPOSES = %w[sec-purpose purpose x-purpose x-moz].freeze # of prefetches, which Citelens does not count
  REPORTED = RELAYED + PURPOSES + %w[user-agent host referer sec-fetch-dest signature signature-input signature-agent].freeze

  def initialize(app)
    @app = app
    @reports = SizedQueue.new(1000)
  end

  def call(env)
    status = 500 # where your app raises
    answer = @app.call(env)
    status = answer.first.to_i
    answer
  ensure
    report(env, status)
  end

  private

  # Leaves a report to the threads that send. What does not fit is dropped, so a host that hangs costs nothing.
  def report(env, status)
    return unless %w[GET HEAD].include?(env["REQUEST_METHOD"]) && status >= 200
    return if env["HTTP_UPGRADE"].to_s.downcase.include?("websocket")

    start_senders
    @reports.push(visit_of(env, status), true)
  rescue StandardError
    nil # the queue is full, or whatever else: it must not disturb your site
  end

  def visit_of(env, status)
    headers = REPORTED.to_h { |name| [name, env["HTTP_#{name.upcase.tr('-', '_')}"]] }.compact
    query = env["QUERY_STRING"].to_s
    {
      request_path: "#{env['SCRIPT_NAME']}#{env['PATH_INFO']}#{"?#{query}" unless query.empty?}",
      request_method: env["REQUEST_METHOD"],
      request_headers: headers, # cookies and credentials of your visitors stay with you
      response_status: status,
      client_ip: (env["REMOTE_ADDR"] if (headers.keys & RELAYED).empty?),
      sdk: "snippet-rails 1"
    }.compact
  end

  # Each process has its own: a fork has none of its parent's threads.
  def start_senders
    return if @senders_of == Process.pid

    @senders_of = Process.pid
    4.times { Thread.new { loop { send_visit(@reports.pop) } } }
  end

  def send_visit(visit)
    http = Net::HTTP.new(ENDPOINT.host, ENDPOINT.port)
    http.use_ssl = ENDPOINT.scheme == "https"
    http.open_timeout = http.read_timeout = http.write_timeout = TIMEOUT_SECONDS
    http.max_retries = 0
    http.post(ENDPOINT.path, visit.to_json, "Authorization" => "Api-Key #{KEY}", "Content-Type" => "application/json")
  rescue StandardError
    nil # a report that is lost must not disturb your site
  end
end
