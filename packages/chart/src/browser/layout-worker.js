/** The script of the worker that `createLayouter` talks to: elkjs listens to messages when it finds itself in a worker. */
import 'elkjs/lib/elk-worker.min.js'
