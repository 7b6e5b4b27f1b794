import { stopDatabaseServer } from './database-server.ts';

export default stopDatabaseServer;
