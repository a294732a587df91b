package main

import (
	"fmt"
	"io"
	"net"
	"net/http"

	"site/citelens"
)

func main() {
	pages := http.NewServeMux()
	pages.HandleFunc("/pricing", func(response http.ResponseWriter, _ *http.Request) {
		response.WriteHeader(http.StatusNonAuthoritativeInfo)
		io.WriteString(response, "a page")
	})
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		panic(err)
	}
	fmt.Printf("http://%s\n", listener.Addr())
	http.Serve(listener, citelens.ReportVisits(pages))
}
