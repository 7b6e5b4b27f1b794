import { suggestedArticles } from './suggested-articles.ts';

const article = (ArticleId: string, Title: string, PictureUrl = '') => ({
  ArticleId,
  Title,
  Summary: '',
  Date: '2026-11-02',
  PictureUrl,
  AltText: '',
});
const labels = (titles: readonly string[], keyword: string) =>
  suggestedArticles(
    titles.map((title, at) => article(`a${at}`, title)),
    keyword,
  ).map(({ Label }) => Label);

describe('articles among the suggestions', () => {
  it('are those whose titles have words that begin like each of the keyword’s', () => {
    const titles = ['Choosing a bearing', 'Bearings and grease', 'Pumps'];
    expect(labels(titles, 'bear')).toEqual(['Choosing a bearing', 'Bearings and grease']);
    expect(labels(titles, 'bear gre')).toEqual(['Bearings and grease']);
    expect(labels(titles, 'earing')).toEqual([]);
  });
  it('are found without accents and capitals', () =>
    expect(labels(['Choisir une Émérisée'], 'emeri')).toEqual(['Choisir une Émérisée']));
  it('are three at most, and none for a keyword without a word', () => {
    expect(labels(['Pump 1', 'Pump 2', 'Pump 3', 'Pump 4'], 'pump')).toHaveLength(3);
    expect(labels(['Pump 1'], '--')).toEqual([]);
  });
  it('lead to the article, with its picture', () =>
    expect(suggestedArticles([article('choosing', 'Choosing', '/pictures/x.webp')], 'cho')).toEqual([
      {
        Label: 'Choosing',
        AutoFillImageURL: '/pictures/x.webp',
        ShowImageInAutoFill: true,
        IsCategory: false,
        IsArticle: true,
        DirectURL: '/blog/choosing',
        SeoFriendlyLabel: '',
        Versions: 0,
      },
    ]));
});
