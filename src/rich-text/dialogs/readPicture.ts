const TYPES = /^image\/(png|jpeg|gif|webp|avif)$/;

/** Pictures that can be embedded; drawings in SVG can hold scripts and are refused. */
export const isPicture = (file: File): boolean => TYPES.test(file.type);

/** The file as a data URI; rejects where it cannot be read. */
export function readPicture(file: File): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(file);
  });
}
