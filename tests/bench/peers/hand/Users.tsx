import { useEffect, useState } from 'react';
import { call } from './call';

interface User {
  id: number;
  name: string | null;
  email: string | null;
  phoneno: string | null;
  dob: string | null;
  address: string | null;
  pin_no: string | null;
  pan_no: string | null;
  otp: string | null;
  password: string | null;
  email_otp: string | null;
  email_verified: number;
  status: string;
  created_at: string | null;
}

interface Answer {
  data: User[];
  pagination: { total: number; totalPages: number };
}

const headings = [
  'ID',
  'Name',
  'Email',
  'Phone',
  'DOB',
  'Address',
  'PIN No',
  'PAN No',
  'OTP',
  'Password',
  'Email OTP',
  'Email Verified',
  'Status',
  'Created At',
];

function formatDate(date: string | null): string {
  if (!date) return '-';
  const day = { day: '2-digit', month: 'short', year: 'numeric' } as const;
  return new Date(date).toLocaleString('en-IN', { ...day, hour: '2-digit', minute: '2-digit' });
}

export function Users() {
  const [page, setPage] = useState(1);
  const [answer, setAnswer] = useState<Answer>();
  const [loading, setLoading] = useState(true);
  useEffect(() => {
    setLoading(true);
    call<Answer>('GET', `/loan/userDetails?page=${page}&limit=10`)
      .then(setAnswer)
      .catch(console.error)
      .finally(() => setLoading(false));
  }, [page]);
  if (loading) return <p>Loading...</p>;
  const totalPages = answer?.pagination.totalPages ?? 1;
  return (
    <>
      <h1>User Details</h1>
      <p>Total Records: {answer?.pagination.total}</p>
      <table>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading}>{heading}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {answer?.data.map((user) => (
            <tr key={user.id}>
              <td>{user.id}</td>
              <td>{user.name || '-'}</td>
              <td>{user.email || '-'}</td>
              <td>{user.phoneno || '-'}</td>
              <td>{user.dob || '-'}</td>
              <td>{user.address || '-'}</td>
              <td>{user.pin_no || '-'}</td>
              <td>{user.pan_no || '-'}</td>
              <td>{user.otp || '-'}</td>
              <td>{user.password || '-'}</td>
              <td>{user.email_otp || '-'}</td>
              <td>{user.email_verified === 1 ? 'Yes' : 'No'}</td>
              <td>{user.status === '1' ? 'Active' : 'Inactive'}</td>
              <td>{formatDate(user.created_at)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="pages">
        <li>
          <button type="button" disabled={page === 1} onClick={() => setPage(page - 1)}>
            Prev
          </button>
        </li>
        {Array.from({ length: totalPages }, (_, index) => index + 1).map((number) => (
          <li key={number} className={number === page ? 'active' : ''}>
            <button type="button" onClick={() => setPage(number)}>
              {number}
            </button>
          </li>
        ))}
        <li>
          <button type="button" disabled={page === totalPages} onClick={() => setPage(page + 1)}>
            Next
          </button>
        </li>
      </ul>
    </>
  );
}
