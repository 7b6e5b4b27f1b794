import { createUploadRoom } from './upload-room.ts';

const room = () => createUploadRoom({ bytes: 100, bytesOfAddress: 60, uploadsOfAddress: 3 });

describe('the room for uploads', () => {
  it('holds so many bytes of all, and not one more', () => {
    const { enter } = room();
    enter('a', 50);
    enter('b', 50);
    expect(() => enter('c', 1)).toThrow('busy');
  });
  it('holds so many bytes of one address', () => {
    const { enter } = room();
    enter('a', 60);
    expect(() => enter('a', 1)).toThrow('busy');
    expect(enter('b', 40)).toBeInstanceOf(Function);
  });
  it('takes so many uploads of one address at once', () => {
    const { enter } = room();
    for (let n = 0; n < 3; n++) enter('a', 1);
    expect(() => enter('a', 1)).toThrow('busy');
  });
  it('is free again once an upload has left, and only once', () => {
    const { enter } = room();
    const leave = enter('a', 60);
    leave();
    leave();
    enter('a', 60);
    expect(() => enter('a', 1)).toThrow('busy');
    expect(() => enter('b', 41)).toThrow('busy');
  });
});
