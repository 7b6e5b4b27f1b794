// How a letter looks: tables that Outlook keeps together, one column on a phone, both colour schemes (react-email's
// components write the
// markup that mail programs need). Everything is text that React escapes, and nothing is loaded from elsewhere but the
// shop's logo.
import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Img } from '@react-email/img';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { Fragment, type ReactNode } from 'react';
import { filledText, tableIn, type LetterNode } from './letter-template.ts';
import type { LetterFrame, LetterRow, LetterValues } from './letter-values.ts';

const INK = '#16212B';
const RULE = '#D3DAE1';
const LINK = '#0B4F94';
/** Mail programs that ask get these; the others keep the light ones. */
const DARK = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){body,body>table>tbody>tr>td,.page,.sheet{background:#11181F !important}.ink{color:#E6EBF0 !important}.rule{border-color:#3A4855 !important}.link{color:#8CC0F5 !important}.button{background:#8CC0F5 !important;color:#11181F !important}}
@media (max-width:480px){.sheet{padding:20px 16px !important}}`;
const FONT = "'IBM Plex Sans',Arial,Helvetica,sans-serif";
const text = { fontSize: 15, lineHeight: '22px', margin: '0 0 14px', color: INK } as const;
const cell = { padding: '7px 0', borderBottom: `1px solid ${RULE}`, verticalAlign: 'top', color: INK } as const;

interface LetterProps extends LetterFrame {
  readonly preview: string;
  readonly body: readonly LetterNode[];
  readonly values: LetterValues;
}

export const Letter = ({ language, shopName, logo, footer, preview, body, values }: LetterProps) => (
  <Html lang={language} dir="ltr">
    <Head>
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <style dangerouslySetInnerHTML={{ __html: DARK }} />
    </Head>
    <Preview>{preview}</Preview>
    <Body className="page" style={{ margin: 0, background: '#F3F5F6', fontFamily: FONT }}>
      <Container
        className="sheet"
        style={{ maxWidth: 600, background: '#FFFFFF', borderTop: `3px solid ${INK}`, padding: '28px 32px' }}
      >
        <Section style={{ paddingBottom: 20 }}>
          {logo ? (
            <Img src={logo.url} alt={shopName} width={logo.width} height={logo.height} />
          ) : (
            <Text className="ink" style={{ ...text, margin: 0, fontWeight: 700, letterSpacing: '.02em' }}>
              {shopName}
            </Text>
          )}
        </Section>
        {body.map((node, index) => (
          <Block key={index} node={node} values={values} />
        ))}
        <Hr className="rule" style={{ borderColor: RULE, margin: '24px 0 12px' }} />
        <Text className="ink" style={{ ...text, fontSize: 13, lineHeight: '18px', margin: 0, whiteSpace: 'pre-line' }}>
          {[shopName, footer].filter(Boolean).join('\n')}
        </Text>
      </Container>
    </Body>
  </Html>
);

function Block({ node, values }: { readonly node: LetterNode; readonly values: LetterValues }) {
  if ('text' in node) return <>{filledText(node.text, values.texts)}</>;
  const table = tableIn(node, values.tables);
  if (table) return <Rows rows={table} />;
  const children = <Inline nodes={node.children} values={values} />;
  switch (node.tag) {
    case 'h2':
    case 'h3':
      return (
        <Heading
          as={node.tag}
          className="ink"
          style={{ color: INK, fontSize: node.tag === 'h2' ? 20 : 16, lineHeight: '26px', margin: '20px 0 8px' }}
        >
          {children}
        </Heading>
      );
    case 'ul':
    case 'ol': {
      const List = node.tag;
      return (
        <List className="ink" style={{ ...text, paddingLeft: 22 }}>
          {children}
        </List>
      );
    }
    case 'hr':
      return <Hr className="rule" style={{ borderColor: RULE, margin: '16px 0' }} />;
    default: {
      const [only, ...more] = node.children.filter((child) => !('text' in child) || child.text.trim());
      // A link that is a paragraph of its own is what the reader is to do.
      return only && !more.length && 'tag' in only && only.tag === 'a' ? (
        <Section style={{ padding: '6px 0 18px' }}>
          <Button
            className="button"
            href={filledText(only.href, values.texts)}
            style={{ background: LINK, color: '#FFFFFF', fontSize: 15, fontWeight: 600, padding: '11px 20px' }}
          >
            <Inline nodes={only.children} values={values} />
          </Button>
        </Section>
      ) : (
        <Text className="ink" style={text}>
          {children}
        </Text>
      );
    }
  }
}

const Inline = ({ nodes, values }: { readonly nodes: readonly LetterNode[]; readonly values: LetterValues }) =>
  nodes.map((node, index) => <Fragment key={index}>{inline(node, values)}</Fragment>);

function inline(node: LetterNode, values: LetterValues): ReactNode {
  if ('text' in node) return lines(filledText(node.text, values.texts));
  const children = <Inline nodes={node.children} values={values} />;
  switch (node.tag) {
    case 'a':
      return (
        <Link className="link" href={filledText(node.href, values.texts)} style={{ color: LINK }}>
          {children}
        </Link>
      );
    case 'strong':
    case 'em':
    case 'li': {
      const Tag = node.tag;
      return <Tag>{children}</Tag>;
    }
    case 'br':
      return <br />;
    default:
      return children;
  }
}

/** What somebody wrote in several lines keeps them. */
const lines = (words: string): ReactNode =>
  words.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      {line}
    </Fragment>
  ));

const Rows = ({ rows }: { readonly rows: readonly LetterRow[] }) => (
  <table
    width="100%"
    cellPadding={0}
    cellSpacing={0}
    style={{ borderCollapse: 'collapse', fontSize: 14, lineHeight: '20px', margin: '4px 0 20px' }}
  >
    <tbody>
      {rows.map(({ label, value, url, isTotal }, index) => (
        <tr key={index}>
          <td className="ink rule" style={{ ...cell, paddingRight: 16, fontWeight: isTotal ? 700 : 400 }}>
            {label}
          </td>
          <td
            className="ink rule"
            align="right"
            style={{ ...cell, whiteSpace: 'nowrap', fontWeight: isTotal ? 700 : 400 }}
          >
            {url ? (
              <Link className="link" href={url} style={{ color: LINK }}>
                {value}
              </Link>
            ) : (
              value
            )}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
