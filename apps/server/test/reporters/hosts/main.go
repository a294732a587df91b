package main

import (
	"fmt"
	"io"
	"net"
	"net/http"
	"time"

	"site/citelens"
)

func main() {
	pages := http.NewServeMux()
	pages.HandleFunc("/pricing", func(response http.ResponseWriter, _ *http.Request) {
		response.WriteHeader(http.StatusNonAuthoritativeInfo)
		io.WriteString(response, "a page")
	})
	pages.HandleFunc("/unchanged", func(response http.ResponseWriter, _ *http.Request) {
		response.WriteHeader(http.StatusNotModified)
	})
	pages.HandleFunc("/slow", func(response http.ResponseWriter, _ *http.Request) {
		time.Sleep(time.Second)
		io.WriteString(response, "late")
	})
	pages.HandleFunc("/stream", func(response http.ResponseWriter, request *http.Request) {
		for request.Context().Err() == nil {
			io.WriteString(response, "more")
			response.(http.Flusher).Flush()
			time.Sleep(50 * time.Millisecond)
		}
	})
	pages.HandleFunc("/throwing", func(http.ResponseWriter, *http.Request) {
		panic("mine")
	})
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		panic(err)
	}
	fmt.Printf("http://%s\n", listener.Addr())
	http.Serve(listener, citelens.ReportVisits(pages))
}
