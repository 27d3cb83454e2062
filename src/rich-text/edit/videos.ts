import type { Command } from '@tiptap/pm/state';
import { schema } from '../schema/schema';
import { insertNode } from './insertNode';

const videoId = /^[\w-]{5,20}$/;

/** The address of the frame for a video page of YouTube or Vimeo, or null. */
export function videoAddress(typed: string): string | null {
  const text = typed.trim();
  let url: URL;
  try {
    url = new URL(text.startsWith('//') || /^https?:/i.test(text) ? text : `https://${text}`, 'https://page.invalid/');
  } catch {
    return null;
  }
  const host = url.hostname.replace(/^(www|m)\./, '');
  if (host === 'youtu.be') return youtube(url.pathname.slice(1));
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    return youtube(url.searchParams.get('v') ?? url.pathname.replace(/^\/(embed|shorts|live|v)\//, ''));
  }
  const [number] = /\d{4,}/.exec(url.pathname) ?? [];
  return (host === 'vimeo.com' || host === 'player.vimeo.com') && number ? `//player.vimeo.com/video/${number}` : null;
}

const youtube = (id: string): string | null => (videoId.test(id) ? `//www.youtube.com/embed/${id}` : null);

/** Inserts a frame with the attributes that Summernote gives it. */
export function insertVideo(address: string): Command {
  const extra = address.includes('vimeo') ? ' webkitallowfullscreen="" mozallowfullscreen="" allowfullscreen=""' : '';
  const attributes = `${extra} frameborder="0" src="${address}" width="640" height="360" class="note-video-clip"`;
  return insertNode(schema.node('frame', { attributes }));
}
