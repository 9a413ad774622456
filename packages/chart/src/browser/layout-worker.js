/** The worker script for `createLayouter`. In a worker, the imported module of elkjs registers a message listener. */
import 'elkjs/lib/elk-worker.min.js'
