/** Whether a file is a picture that can be embedded; not SVG, which can hold scripts. */
export const isPicture = (file: File): boolean => /^image\/(png|jpeg|gif|webp|avif)$/.test(file.type);

/** Reads a picture as a data URI; null for other files, and if it cannot be read. */
export function readPicture(file: File): Promise<string | null> {
  if (!isPicture(file)) return Promise.resolve(null);
  const reader = new FileReader();
  return new Promise((resolve) => {
    reader.addEventListener('loadend', () => resolve(typeof reader.result === 'string' ? reader.result : null));
    reader.readAsDataURL(file);
  });
}
