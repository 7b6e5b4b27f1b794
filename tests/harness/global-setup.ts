import { startDatabaseServer } from './database-server.ts';

export default startDatabaseServer;
