// Alert rules, dashboard and scrape configuration name metrics that exist, and each alert says what to do.
import { readFileSync } from 'node:fs';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';
import { createPrometheus, type MeasuredRole } from '#platform/adapters/observability/prometheus.ts';
import { USUAL_PORTS } from '#processes/metrics-ports.ts';

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly for?: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly description: string; readonly runbook: string };
}

interface Panel {
  readonly type: string;
  readonly title: string;
  readonly description?: string;
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly targets?: readonly { readonly expr: string }[];
}

const FOLDER = 'deployment/observability';
const read = (name: string) => readFileSync(`${FOLDER}/${name}`, 'utf8');
const rules = (parse(read('alerts.yml')) as { groups: { rules: Rule[] }[] }).groups.flatMap((group) => group.rules);
const { panels } = JSON.parse(read('grafana/dashboards/millwright.json')) as { panels: Panel[] };
const expressions = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr] as const)),
];

/** Prometheus itself adds these. */
const OF_PROMETHEUS = ['up'];
const ROLES = Object.keys(USUAL_PORTS) as MeasuredRole[];

async function exposed(): Promise<Set<string>> {
  const names = await Promise.all(
    ROLES.map(async (role) => {
      const prometheus = createPrometheus(role);
      prometheus.addProcessMetrics();
      return prometheus.names();
    }),
  );
  return new Set([...names.flat(), ...OF_PROMETHEUS]);
}

/** Grafana fills these in. */
const filledIn = (expr: string) => expr.replaceAll('$__rate_interval', '5m');

function parsed(expr: string): { readonly metrics: readonly string[]; readonly faults: number } {
  const text = filledIn(expr);
  const metrics: string[] = [];
  let faults = 0;
  parser.parse(text).iterate({
    enter(node) {
      if (node.type.isError) faults += 1;
      if (node.name === 'VectorSelector')
        metrics.push(/^[a-zA-Z_:][\w:]*/.exec(text.slice(node.from, node.to))?.[0] ?? '');
    },
  });
  return { metrics, faults };
}

describe('an expression of the alert rules or the dashboard', () => {
  it('would be found out with a fault or an unknown metric', async () => {
    expect(parsed('sum(rate(millwright_x[5m])').faults).toBeGreaterThan(0);
    expect((await exposed()).has('millwright_x')).toBe(false);
  });

  it.each(expressions)('of "%s" can be read, and asks for metrics that the roles have', async (_title, expr) => {
    const { metrics, faults } = parsed(expr);
    expect(faults).toBe(0);
    const known = await exposed();
    expect(metrics.length + Number(expr.startsWith('vector'))).toBeGreaterThan(0);
    expect(metrics.filter((metric) => !known.has(metric))).toEqual([]);
  });
});

describe('an alert', () => {
  const operations = readFileSync('docs/operations.md', 'utf8');
  const anchors = new Set(
    [...operations.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .trim()
        .replace(/\s+/g, '-'),
    ),
  );

  it('has a name of its own', () => expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length));

  it.each(rules.map((rule) => [rule.alert, rule] as const))(
    '%s says how bad it is, what is wrong and what to do',
    (_alert, { labels, annotations }) => {
      expect(['critical', 'warning']).toContain(labels.severity);
      expect(annotations.summary.length * annotations.description.length).toBeGreaterThan(0);
      const [file, anchor] = annotations.runbook.split('#');
      expect(file).toBe('docs/operations.md');
      expect(anchors).toContain(anchor);
    },
  );
});

describe('the dashboard', () => {
  const graphs = panels.filter(({ type }) => type !== 'row');
  it('says of each panel what it shows', () =>
    expect(graphs.filter(({ title, description }) => !title || !description)).toEqual([]));
  it('has no panel on top of another', () => {
    const overlaps = graphs.flatMap((a, n) =>
      graphs
        .slice(n + 1)
        .filter(
          (b) =>
            a.gridPos.x < b.gridPos.x + b.gridPos.w &&
            b.gridPos.x < a.gridPos.x + a.gridPos.w &&
            a.gridPos.y < b.gridPos.y + b.gridPos.h &&
            b.gridPos.y < a.gridPos.y + a.gridPos.h,
        ),
    );
    expect(overlaps).toEqual([]);
  });
});

describe('the scrape configuration', () => {
  const config = parse(read('prometheus.yml')) as {
    rule_files: string[];
    scrape_configs: { job_name: string; dns_sd_configs: { names: string[]; port: number }[] }[];
  };

  it('reads the rules, and finds the roles of the compose file at the port that they share there', () => {
    expect(config.rule_files).toEqual(['alerts.yml']);
    expect(config.scrape_configs[0]!.dns_sd_configs.map(({ names, port }) => `${names.join()}:${port}`)).toEqual(
      ['web1,web2', 'projector1,projector2', 'worker1,worker2', 'catalogue-index'].map(
        (names) => `${names}:${USUAL_PORTS.web}`,
      ),
    );
    expect(
      rules.every(({ expr }) => !expr.includes('job=') || expr.includes(`job="${config.scrape_configs[0]!.job_name}"`)),
    ).toBe(true);
  });
});
