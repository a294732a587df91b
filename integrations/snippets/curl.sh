#!/bin/sh
# Reports one visit of GPTBot to /hello-from-curl, and prints the answer: 202 means that it is stored.
curl -i 'https://YOUR-CITELENS/api/v1/tracking/visit' \
  -H 'Authorization: Api-Key YOUR_API_KEY' \
  -H 'Content-Type: application/json' \
  -d '{
    "request_path": "/hello-from-curl",
    "request_method": "GET",
    "request_headers": {
      "user-agent": "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; GPTBot/1.3; +https://openai.com/gptbot"
    },
    "response_status": 200
  }'
