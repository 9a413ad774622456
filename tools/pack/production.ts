/**
 * The packages are always built for production. With another NODE_ENV, such as that of a test run, Vite would include React's
 * development code and the paths of this computer.
 */
process.env.NODE_ENV = 'production'
