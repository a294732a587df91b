// Package citelens reports the visits of AI agents to Citelens. Wrap your handler:
//
//	http.ListenAndServe(":8080", citelens.ReportVisits(handler))
package citelens

import (
	"bufio"
	"bytes"
	"encoding/json"
	"io"
	"net"
	"net/http"
	"time"
)

const (
	endpoint = "https://YOUR-CITELENS/api/v1/tracking/visit"
	key      = "YOUR_API_KEY"
	timeout  = 150 * time.Millisecond
)

var relayed = []string{"Cf-Connecting-Ip", "True-Client-Ip", "X-Vercel-Forwarded-For", "Fly-Client-Ip", "X-Real-Ip", "X-Forwarded-For"}
var reported = append([]string{"User-Agent", "Referer", "Sec-Fetch-Dest", "Signature", "Signature-Input", "Signature-Agent"}, relayed...)

type visit struct {
	Path     string              `json:"request_path"`
	Method   string              `json:"request_method"`
	Headers  map[string][]string `json:"request_headers"`
	Status   int                 `json:"response_status"`
	ClientIP string              `json:"client_ip,omitempty"`
	SDK      string              `json:"sdk"`
}

// ReportVisits answers as next does, and leaves a report to the goroutines that send. What does not fit is dropped, so
// a host that hangs costs nothing.
func ReportVisits(next http.Handler) http.Handler {
	reports := make(chan visit, 1000)
	for range [4]struct{}{} {
		go send(reports)
	}

	return http.HandlerFunc(func(response http.ResponseWriter, request *http.Request) {
		noted := &statusNoter{ResponseWriter: response, status: http.StatusOK}
		next.ServeHTTP(noted, request)
		if request.Method != http.MethodGet && request.Method != http.MethodHead {
			return
		}
		select {
		case reports <- visitOf(request, noted.status):
		default:
		}
	})
}

func visitOf(request *http.Request, status int) visit {
	headers := map[string][]string{"host": {request.Host}} // cookies and credentials of your visitors stay with you
	for _, name := range reported {
		if values := request.Header.Values(name); len(values) > 0 {
			headers[name] = values
		}
	}
	clientIP, _, _ := net.SplitHostPort(request.RemoteAddr)
	for _, name := range relayed {
		if request.Header.Get(name) != "" {
			clientIP = ""
		}
	}
	return visit{request.URL.RequestURI(), request.Method, headers, status, clientIP, "snippet-go 1"}
}

func send(reports <-chan visit) {
	client := &http.Client{Timeout: timeout}
	for report := range reports {
		body, _ := json.Marshal(report)
		request, err := http.NewRequest(http.MethodPost, endpoint, bytes.NewReader(body))
		if err != nil {
			continue
		}
		request.Header.Set("Authorization", "Api-Key "+key)
		request.Header.Set("Content-Type", "application/json")
		response, err := client.Do(request)
		if err != nil {
			continue // a report that is lost must not disturb your site
		}
		_, _ = io.Copy(io.Discard, response.Body) // read to its end, so that the connection serves the next report too
		response.Body.Close()
	}
}

type statusNoter struct {
	http.ResponseWriter
	status int
}

func (noter *statusNoter) WriteHeader(status int) {
	noter.status = status
	noter.ResponseWriter.WriteHeader(status)
}

// What the server's own writer can do, handlers that stream and WebSockets find here too.

func (noter *statusNoter) Unwrap() http.ResponseWriter { return noter.ResponseWriter }

func (noter *statusNoter) Flush() {
	if flusher, can := noter.ResponseWriter.(http.Flusher); can {
		flusher.Flush()
	}
}

func (noter *statusNoter) Hijack() (net.Conn, *bufio.ReadWriter, error) {
	if hijacker, can := noter.ResponseWriter.(http.Hijacker); can {
		return hijacker.Hijack()
	}
	return nil, nil, http.ErrNotSupported
}
