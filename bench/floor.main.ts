// The floor that figures are held against: a bare Express 5 route with one select by key, on the same machine and
// database.
import express from 'express';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
await pool.query('create table if not exists public.floor (id integer primary key, body jsonb not null)');
await pool.query(
  `insert into public.floor select n, jsonb_build_object('id', n, 'name', 'row ' || n)
    from generate_series(1, 1000) n on conflict do nothing`,
);
const app = express();
app.get('/row/:id', async (req, res) => {
  const { rows } = await pool.query({
    name: 'row',
    text: 'select body from public.floor where id = $1',
    values: [req.params.id],
  });
  res.json(rows[0]);
});
const server = app.listen(0, '127.0.0.1', () =>
  process.send?.({ ready: true, port: (server.address() as { port: number }).port }),
);
process.on('disconnect', () => process.exit(0));
