// Matrices by columns.
#pragma once

namespace metal {

/// A column that may be written as a list in braces, which no vector is made of by itself.
template <typename T, int count>
struct ListedColumn {
  vec<T, count> column;

  inline __attribute__((always_inline)) constexpr ListedColumn(vec<T, count> column) : column(column) {}
  inline __attribute__((always_inline)) constexpr ListedColumn(T x, T y) : column{x, y} {}
  inline __attribute__((always_inline)) constexpr ListedColumn(T x, T y, T z) : column{x, y, z} {}
  inline __attribute__((always_inline)) constexpr ListedColumn(T x, T y, T z, T w) : column{x, y, z, w} {}
};

/// `columns` vectors of `rows` numbers.
template <typename T, int columnCount, int rowCount = columnCount>
struct matrix {
  typedef vec<T, rowCount> Column;
  Column columns[columnCount];

  matrix() = default;

  /// A scalar on the diagonal; columns; or all numbers, column by column.
  template <typename... Parts>
  inline __attribute__((always_inline)) explicit constexpr matrix(const Parts &...parts) : columns() {
    constexpr int given = (shape::Of<typename shape::Plain<Parts>::Type>::count + ... + 0);
    if constexpr (given == 1) {
      for (int index = 0; index < (columnCount < rowCount ? columnCount : rowCount); index += 1) {
        columns[index][index] = (T)((T)parts, ...);
      }
    } else {
      static_assert(given == columnCount * rowCount, "a matrix needs a number for each of its places");
      int filled = 0;
      (fill(parts, filled), ...);
    }
  }
  // Columns, where some are lists in braces.
  typedef ListedColumn<T, rowCount> Listed;
  inline __attribute__((always_inline)) constexpr matrix(Listed a, Listed b) : columns() {
    columns[0] = a.column, columns[1] = b.column;
  }
  inline __attribute__((always_inline)) constexpr matrix(Listed a, Listed b, Listed c) : columns() {
    columns[0] = a.column, columns[1] = b.column, columns[2] = c.column;
  }
  inline __attribute__((always_inline)) constexpr matrix(Listed a, Listed b, Listed c, Listed d) : columns() {
    columns[0] = a.column, columns[1] = b.column, columns[2] = c.column, columns[3] = d.column;
  }
  template <typename Other>
  inline __attribute__((always_inline)) explicit constexpr matrix(const matrix<Other, columnCount, rowCount> &other) : columns() {
    for (int index = 0; index < columnCount; index += 1) {
      columns[index] = __builtin_convertvector(other.columns[index], Column);
    }
  }
  template <typename Part>
  inline __attribute__((always_inline)) constexpr void fill(const Part &part, int &filled) {
    for (int index = 0; index < shape::Of<Part>::count; index += 1) {
      columns[filled / rowCount][filled % rowCount] = (T)shape_component(part, index);
      filled += 1;
    }
  }
  template <typename Part>
  static inline __attribute__((always_inline)) constexpr auto shape_component(const Part &part, int index) {
    if constexpr (shape::Of<Part>::isVector) {
      return part[index];
    } else {
      return part;
    }
  }

  inline __attribute__((always_inline)) constexpr Column &operator[](int index) { return columns[index]; }
  inline __attribute__((always_inline)) constexpr const Column &operator[](int index) const { return columns[index]; }
  inline __attribute__((always_inline)) matrix operator-() const {
    matrix result;
    for (int index = 0; index < columnCount; index += 1) { result.columns[index] = -columns[index]; }
    return result;
  }
#define METAL_BY_COLUMNS(sign) \
  inline __attribute__((always_inline)) matrix &operator sign##=(const matrix &other) { \
    for (int index = 0; index < columnCount; index += 1) { columns[index] sign##= other.columns[index]; } \
    return *this; \
  } \
  friend inline __attribute__((always_inline)) matrix operator sign(matrix left, const matrix &right) { \
    left sign##= right; \
    return left; \
  }
  METAL_BY_COLUMNS(+)
  METAL_BY_COLUMNS(-)
#undef METAL_BY_COLUMNS
  template <typename Scalar, typename = typename shape::Require<!shape::Of<Scalar>::isVector && __is_arithmetic(Scalar)>::Type>
  inline __attribute__((always_inline)) matrix &operator*=(Scalar factor) {
    for (int index = 0; index < columnCount; index += 1) { columns[index] *= (T)factor; }
    return *this;
  }
  template <typename Scalar, typename = typename shape::Require<!shape::Of<Scalar>::isVector && __is_arithmetic(Scalar)>::Type>
  friend inline __attribute__((always_inline)) matrix operator*(matrix left, Scalar factor) {
    left *= factor;
    return left;
  }
  template <typename Scalar, typename = typename shape::Require<!shape::Of<Scalar>::isVector && __is_arithmetic(Scalar)>::Type>
  friend inline __attribute__((always_inline)) matrix operator*(Scalar factor, matrix right) {
    right *= factor;
    return right;
  }
  template <typename Scalar, typename = typename shape::Require<!shape::Of<Scalar>::isVector && __is_arithmetic(Scalar)>::Type>
  friend inline __attribute__((always_inline)) matrix operator/(matrix left, Scalar divisor) {
    for (int index = 0; index < columnCount; index += 1) { left.columns[index] /= (T)divisor; }
    return left;
  }
  inline __attribute__((always_inline)) bool operator==(const matrix &other) const {
    bool equal = true;
    for (int column = 0; column < columnCount; column += 1) {
      for (int row = 0; row < rowCount; row += 1) { equal &= columns[column][row] == other.columns[column][row]; }
    }
    return equal;
  }
};

template <typename T, int n, int m>
METAL_FUNCTION vec<T, m> operator*(const matrix<T, n, m> &left, vec<T, n> right) {
  vec<T, m> sum = left.columns[0] * right[0];
  for (int index = 1; index < n; index += 1) { sum += left.columns[index] * right[index]; }
  return sum;
}
template <typename T, int n, int m>
METAL_FUNCTION vec<T, n> operator*(vec<T, m> left, const matrix<T, n, m> &right) {
  vec<T, n> result = 0;
  for (int index = 0; index < n; index += 1) {
    T sum = left[0] * right.columns[index][0];
    for (int row = 1; row < m; row += 1) { sum += left[row] * right.columns[index][row]; }
    result[index] = sum;
  }
  return result;
}
template <typename T, int n, int m>
METAL_FUNCTION vec<T, n> &operator*=(vec<T, n> &left, const matrix<T, n, m> &right) {
  left = left * right;
  return left;
}
template <typename T, int n, int m, int k>
METAL_FUNCTION matrix<T, k, m> operator*(const matrix<T, n, m> &left, const matrix<T, k, n> &right) {
  matrix<T, k, m> result;
  for (int index = 0; index < k; index += 1) { result.columns[index] = left * right.columns[index]; }
  return result;
}
template <typename T, int n>
METAL_FUNCTION matrix<T, n, n> &operator*=(matrix<T, n, n> &left, const matrix<T, n, n> &right) {
  left = left * right;
  return left;
}

template <typename T, int n, int m>
METAL_FUNCTION matrix<T, m, n> transpose(const matrix<T, n, m> &from) {
  matrix<T, m, n> result;
  for (int column = 0; column < n; column += 1) {
    for (int row = 0; row < m; row += 1) { result.columns[row][column] = from.columns[column][row]; }
  }
  return result;
}
template <typename T>
METAL_FUNCTION T determinant(const matrix<T, 2, 2> &m) { return m[0][0] * m[1][1] - m[1][0] * m[0][1]; }
template <typename T>
METAL_FUNCTION T determinant(const matrix<T, 3, 3> &m) {
  return m[0][0] * (m[1][1] * m[2][2] - m[2][1] * m[1][2]) - m[1][0] * (m[0][1] * m[2][2] - m[2][1] * m[0][2])
         + m[2][0] * (m[0][1] * m[1][2] - m[1][1] * m[0][2]);
}
template <typename T>
METAL_FUNCTION T determinant(const matrix<T, 4, 4> &m) {
  T sum = 0;
  for (int column = 0; column < 4; column += 1) {
    matrix<T, 3, 3> minor;
    int filled = 0;
    for (int other = 0; other < 4; other += 1) {
      if (other == column) continue;
      minor[filled] = vec<T, 3>{m[other][1], m[other][2], m[other][3]};
      filled += 1;
    }
    T term = m[column][0] * determinant(minor);
    sum += column & 1 ? -term : term;
  }
  return sum;
}

}  // namespace metal

#define METAL_MATRIX(T, n, m) \
  typedef metal::matrix<T, n, m> T##n##x##m; \
  namespace metal { using ::T##n##x##m; }
#define METAL_MATRICES(T) \
  METAL_MATRIX(T, 2, 2) METAL_MATRIX(T, 2, 3) METAL_MATRIX(T, 2, 4) METAL_MATRIX(T, 3, 2) METAL_MATRIX(T, 3, 3) \
  METAL_MATRIX(T, 3, 4) METAL_MATRIX(T, 4, 2) METAL_MATRIX(T, 4, 3) METAL_MATRIX(T, 4, 4)
METAL_MATRICES(float)
METAL_MATRICES(half)
#undef METAL_MATRICES
#undef METAL_MATRIX
