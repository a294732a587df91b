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
	"strings"
	"time"
)

const (
	endpoint = "https://YOUR-CITELENS/api/v1/tracking/visit"
	key      = "YOUR_API_KEY"
	timeout  = 150 * time.Millisecond
)

var relayed = []string{"Cf-Connecting-Ip", "True-Client-Ip", "X-Vercel-Forwarded-For", "Fly-Client-Ip", "X-Real-Ip", "X-Forwarded-For"}
var reported = append([]string{"User-Agent", "Referer", "Sec-Fetch-Dest", "Signature", "Signature-Input", "Signature-Agent",
	"Sec-Purpose", "Purpose", "X-Purpose", "X-Moz"}, relayed...) // the last tell prefetches, which Citelens does not count

type visit struct {
	Path     string              `json:"request_path"`
	Method   string              `json:"request_method"`
	Headers  map[string][]string `json:"request_headers"`
	Status   int                 `json:"response_status,omitempty"`
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
		noted := &statusNoter{ResponseWriter: response, request: request}
		defer func() { // also where your handler panics
			isRead := request.Method == http.MethodGet || request.Method == http.MethodHead
			isSocket := strings.EqualFold(request.Header.Get("Upgrade"), "websocket")
			if !isRead || isSocket || noted.isTakenOver {
				return
			}
			select {
			case reports <- visitOf(request, noted.end()):
			default:
			}
		}()
		next.ServeHTTP(noted, request)
		noted.hasReturned = true
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

// What nginx writes down where the visitor left before there was an answer.
const visitorLeft = 499

type statusNoter struct {
	http.ResponseWriter
	request     *http.Request
	status      int
	hasReturned bool
	isTakenOver bool // by what speaks another protocol
}

func (noter *statusNoter) note(status int) {
	if noter.status != 0 || status < 200 {
		return // the first counts, and what is said before it does not
	}
	noter.status = status
	if noter.request.Context().Err() != nil {
		noter.status = visitorLeft
	}
}

// Without a status where the handler has broken off before an answer.
func (noter *statusNoter) end() int {
	if noter.hasReturned || noter.request.Context().Err() != nil {
		noter.note(http.StatusOK)
	}
	return noter.status
}

func (noter *statusNoter) WriteHeader(status int) {
	noter.note(status)
	noter.ResponseWriter.WriteHeader(status)
}

func (noter *statusNoter) Write(bytes []byte) (int, error) {
	noter.note(http.StatusOK)
	return noter.ResponseWriter.Write(bytes)
}

// What the server's own writer can do, handlers that stream, send files and WebSockets find here too.

func (noter *statusNoter) Unwrap() http.ResponseWriter { return noter.ResponseWriter }

func (noter *statusNoter) ReadFrom(source io.Reader) (int64, error) {
	noter.note(http.StatusOK)
	return io.Copy(noter.ResponseWriter, source)
}

func (noter *statusNoter) Flush() {
	noter.note(http.StatusOK)
	if flusher, can := noter.ResponseWriter.(http.Flusher); can {
		flusher.Flush()
	}
}

func (noter *statusNoter) Hijack() (net.Conn, *bufio.ReadWriter, error) {
	if hijacker, can := noter.ResponseWriter.(http.Hijacker); can {
		noter.isTakenOver = true
		return hijacker.Hijack()
	}
	return nil, nil, http.ErrNotSupported
}
