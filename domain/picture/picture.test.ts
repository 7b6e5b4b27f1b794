import { specificationFor } from '#domain/testing/decider-specification.ts';
import { picture } from './picture.decider.ts';
import type { PictureEvent } from './picture.events.ts';

const given = specificationFor(picture);
const id = 'a'.repeat(64);
const size = { picture: id, width: 60, height: 40 };
const uploaded: PictureEvent = { type: 'PictureUploaded', data: { ...size, fileName: '6205.jpg' } };
const upload = (fileName: string) => ({ type: 'UploadPicture', ...size, fileName }) as const;

describe('a picture', () => {
  it('is taken in once', () => {
    given().when(upload('6205.jpg')).then(uploaded);
    given(uploaded).when(upload('6205.jpg')).thenNothing();
  });
  it('remembers each file that it came in', () => {
    const named: PictureEvent = { type: 'PictureNamed', data: { picture: id, fileName: '6206.jpg' } };
    given(uploaded).when(upload('6206.jpg')).then(named);
    given(uploaded, named).when(upload('6206.jpg')).thenNothing();
  });
});
