import pg from 'pg';
const c = new pg.Client({ connectionString: process.env.D }); await c.connect();
const q = async (s) => console.table((await c.query(s)).rows);
await q(process.argv[2]); await c.end();
